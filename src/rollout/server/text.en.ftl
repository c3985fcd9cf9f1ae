# What the service says, beside the words of the games.

# A game's own word for its players comes first.
player-seat = Player { $seat }

waiting-for-seat = Waiting for { $seat }.
result-out-of-time = out of time
match-is-over = The match is over.
match-is-running = The match is still running.
match-not-begun = The match has not begun: somebody is missing, or has yet to choose.
event-seat-changed = { $did ->
    [sat-down] { $named ->
        [0] Somebody sits down on seat { $seat }.
       *[other] { $name } sits down on seat { $seat }.
    }
    [left] { $named ->
        [0] Somebody leaves seat { $seat }.
       *[other] { $name } leaves seat { $seat }.
    }
    [bot-took-over] A bot takes seat { $seat } over.
   *[other] The bot hands seat { $seat } back.
}
event-rules-changed = The service was brought up to date: the match goes on by rules { $rules }, content { $content }.
event-taken-back = { $agreed ->
    [0] { player-seat } takes back a decision.
   *[other] { player-seat } takes back a decision, and the others agree.
}
event-help-ended = Bots no longer help in this match: a seat is open to others, and nobody asked them.
event-time-given-back = The service was away for { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}. That counts against nobody.
help-not-agreed = In this match everybody plays without a bot's help, as agreed.
share-not-due = Nothing is expected of this seat for the dice.
share-not-missing = Everybody's part of the dice is there, or somebody has yet to sit down.
share-not-the-sealed-one = That is not what this seat sealed.
share-too-early = Somebody else has yet to seal their part of the dice.
not-what-was-settled = The rules or the setup are not those that everybody saw before the first part of the dice was opened: this match cannot be dealt any more.
dice-are-opened = Parts of the dice are already open: nobody comes or goes until the match is dealt.
nothing-brought = Choose first what you bring along.
nothing-to-bring = For this seat there is nothing to choose.
only-open-seats-owe = Seat { $letter }: only a seat to which somebody is invited can choose later.
table-changed = Something changed at the table meanwhile. Try again.
event-match-resumed = The match was begun by other rules. As its seats agreed, it goes on from its last checkpoint, after { $ply } answers, by rules { $rules }, content { $content }.
match-unreadable = The match was played by other rules than those that are here ({ $fault }). It can be watched by its checkpoints, and gone on with from the last of them if all seats agree.
match-is-readable = The match can be played by the rules that are here: it needs no checkpoints.
cannot-be-resumed = The match cannot go on by the rules that are here. It can be watched by its checkpoints.
no-such-match = There is no such match.
no-such-seat = There is no such seat.
no-such-language = There are words in { $known } only.
not-in-the-cast = There is nobody of that name{ $nearest ->
    [none] .
   *[other] ; do you mean { $nearest }?
}
not-found = There is nothing here.
not-allowed = That is not allowed.
other-protocol = This page is of another version than the server (which speaks protocol { $protocol }): load it again.
message-not-understood = That was not understood.
unreadable = That cannot be read: { $fault }
too-large = That is too much at once.
remark-too-long = A remark has at most { $most } letters.
match-too-long = This seat has as many entries in this match as it may have. It can only give up.
seat-changed-too-often = This seat has changed hands as often as it may in one match. Somebody can still sit down on it while it is free.
offered-too-often = You have offered something { $most } times in this match; that must do.
enough-was-said = There are { $most } remarks at this table; there is no room for more.
too-many-messages = Too many messages; wait a moment.
too-many-requests = Too many requests; wait a moment.
too-hard = That could not be worked out in time.
service-broken = Something went wrong here; nothing has changed.
store-failed = The answer could not be kept. Try again.
not-your-seat = This is not your seat.
not-your-turn = It is not your turn.
seat-taken = Somebody already sits there.
invitation-needed = This seat needs an invitation.
wrong-number-of-seats = This match has { $seats } seats.
clock-refused = The clock needs a sensible time.
undo-needs-consent = The others have to agree.
undo-never = In this match nothing is taken back.
bots-play-on = Bots do not agree to a draw.
nothing-offered = Nothing was offered.
offered-otherwise = Meanwhile something else is asked for. Look at it before you agree.
nothing-to-look-at = There is nothing to look at.
name-taken = The name is taken.
name-refused = This is no name.
wrong-password = Name and password do not fit.
no-such-standing-answer = There is no standing answer “{ $name }”.
no-film = There is no film of moment number { $ply }.
