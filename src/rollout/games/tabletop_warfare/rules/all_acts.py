"""Every kind of action a figure can take, in the order they are listed."""

from __future__ import annotations

from rollout.games.tabletop_warfare.actions import (
    Aim,
    Attack,
    Cement,
    CollectSun,
    Combine,
    JumpJets,
    Move,
    OilGrip,
    Overload,
    Pass,
    PreparedContingencies,
    QuickTransform,
    Repair,
    SignalFlare,
    Siren,
    Split,
    Teleport,
    Tow,
    Transform,
    Unite,
)
from rollout.games.tabletop_warfare.rules.act import ACTS
from rollout.games.tabletop_warfare.rules.basic_acts import (
    Aiming,
    Attacking,
    Moving,
    Passing,
    QuickTransforming,
    Transforming,
)
from rollout.games.tabletop_warfare.rules.joining import Combining, Splitting, Uniting
from rollout.games.tabletop_warfare.rules.special_acts import (
    AnyRepair,
    Cementing,
    Flaring,
    Oiling,
    Overloading,
    Sirening,
    Sunning,
    Towing,
)
from rollout.games.tabletop_warfare.rules.special_moves import (
    Contingencies,
    Jumping,
    Teleporting,
)

ACTS.update(
    {
        Move: Moving(),
        Attack: Attacking(),
        Transform: Transforming(),
        QuickTransform: QuickTransforming(),
        Aim: Aiming(),
        Tow: Towing(),
        Cement: Cementing(),
        OilGrip: Oiling(),
        Repair: AnyRepair(),
        SignalFlare: Flaring(),
        Siren: Sirening(),
        CollectSun: Sunning(),
        JumpJets: Jumping(),
        Teleport: Teleporting(),
        PreparedContingencies: Contingencies(),
        Combine: Combining(),
        Split: Splitting(),
        Overload: Overloading(),
        Unite: Uniting(),
        Pass: Passing(),
    }
)
