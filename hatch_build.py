"""What hatchling does beyond packing files: the optional compiled wheel.

With ROLLOUT_COMPILE=1 in the environment the packages named under `compile` in pyproject.toml
are compiled by mypyc and the wheel holds the result beside the sources.
Without it the wheel is pure Python and this hook does nothing.
"""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# mypyc appends __mypyc: the shared library is the module rollout__mypyc.
LIBRARY_NAME = "rollout"


class RolloutBuildHook(BuildHookInterface[BuilderConfig]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "standard" and os.environ.get("ROLLOUT_COMPILE") == "1":
            self.add_compiled_modules(build_data)

    def add_compiled_modules(self, build_data: dict[str, Any]) -> None:
        built = Path(self.root) / "build" / "mypyc"
        for library in compile_modules(self.modules_to_compile(), built):
            build_data["force_include"][str(library)] = str(library.relative_to(built / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def modules_to_compile(self) -> list[str]:
        """Every module of the compiled packages but `__init__` and the ones left interpreted."""
        source = Path(self.root) / "src"
        interpreted = {source / path for path in self.config["interpreted"]}
        return [
            str(module.relative_to(self.root))
            for package in self.config["compile"]
            for module in sorted((source / package).rglob("*.py"))
            if module.name != "__init__.py" and module not in interpreted
        ]


def compile_modules(modules: list[str], built: Path) -> list[Path]:
    """Translate the modules to C, compile them into `built/lib` and list what came out."""
    # Imported here because a pure build needs neither mypy nor a C compiler.
    from mypyc.build import mypycify
    from setuptools import Distribution

    extensions = mypycify(
        modules,
        opt_level="3",
        debug_level="0",
        target_dir=str(built / "c"),
        group_name=LIBRARY_NAME,
    )
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(built / "lib")
    command.build_temp = str(built / "objects")
    command.ensure_finalized()
    command.run()
    return [Path(output) for output in command.get_outputs()]
