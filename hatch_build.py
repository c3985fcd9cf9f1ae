"""What hatchling does beyond packing files.

The wheel holds the built browser page, and the rulebooks as `rollout/rules`.
With ROLLOUT_COMPILE=1 in the environment the modules named in pyproject.toml are compiled by
mypyc, and the wheel holds the result beside the sources; without it the wheel is pure Python.
"""

import ast
import contextlib
import os
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# mypyc appends __mypyc: the shared library is the module rollout__mypyc.
LIBRARY_NAME = "rollout"


def build_page(root: Path) -> None:
    """Build the browser page, unless it is there already (as in a source distribution)."""
    if (root / "src" / "rollout" / "server" / "page" / "index.html").is_file():
        return
    for step in (("ci", "--no-audit", "--no-fund"), ("run", "build")):
        subprocess.run([str(root / "web" / "npm"), *step], cwd=root / "web", check=True)


class RolloutBuildHook(BuildHookInterface[BuilderConfig]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        build_page(Path(self.root))
        build_data["force_include"][str(Path(self.root) / "docs" / "rules")] = "rollout/rules"
        if os.environ.get("ROLLOUT_COMPILE") == "1":
            self.add_compiled_modules(build_data)

    def add_compiled_modules(self, build_data: dict[str, Any]) -> None:
        workshop = Path(self.root) / "build" / "mypyc"
        shutil.rmtree(workshop, ignore_errors=True)
        sources = workshop / "sources"
        shutil.copytree(Path(self.root) / "src", sources)
        modules = modules_to_compile(sources, self.config["compile"], self.config["interpreted"])
        refuse_interpreted_between(modules, sources)
        for module in modules:
            restore_annotations(module)
        for library in compile_modules(modules, sources, workshop):
            place = library.relative_to(workshop / "libraries")
            build_data["force_include"][str(library)] = str(place)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def modules_to_compile(sources: Path, compiled: list[str], interpreted: list[str]) -> list[Path]:
    """Every module that the first patterns match and the second do not, but no `__init__`."""
    left_out = {module for pattern in interpreted for module in sources.glob(pattern)}
    return [
        module
        for pattern in compiled
        for module in sorted(sources.glob(pattern))
        if module.name != "__init__.py" and module not in left_out
    ]


def restore_annotations(module: Path) -> None:
    """Give the classes of a module back the annotations that they lose in compiling.

    mypyc keeps `list` of `list[Unit]` and nothing at all of `Unit | None`; msgspec reads the
    annotations to decode, so the copy that is compiled writes them again in its last lines.
    """
    source = module.read_text(encoding="utf-8")
    refuse_tuples_of_floats(ast.parse(source), module)
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    lines = [
        f"setattr({definition.name}, '__annotations__', {annotations_of(definition)!r})\n"
        for definition in classes
        if annotations_of(definition)
    ]
    undefined = {definition.name for definition in classes}
    for definition in classes:
        refuse_what_goes_wrong(definition, undefined, module)
        undefined.discard(definition.name)
    module.write_text(source + "\n" + "".join(lines), encoding="utf-8")


def annotations_of(definition: ast.ClassDef) -> dict[str, str]:
    return {
        statement.target.id: ast.unparse(statement.annotation)
        for statement in definition.body
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name)
    }


def refuse_what_goes_wrong(definition: ast.ClassDef, undefined: set[str], module: Path) -> None:
    """Two things that mypyc accepts and that misbehave or crash once the module is imported."""
    is_dataclass = any("dataclass" in ast.unparse(mark) for mark in definition.decorator_list)
    is_struct = bool(definition.keywords) or "msgspec.Struct" in map(ast.unparse, definition.bases)
    for name, annotation in annotations_of(definition).items():
        if (is_dataclass or is_struct) and annotation.startswith("ClassVar"):
            fault = "is a class variable, which would become a field"
        elif is_struct and annotation in undefined:
            fault = f"is of the class {annotation}, which is not defined before it"
        else:
            continue
        raise ValueError(
            f"{module.name}:{definition.lineno}: {definition.name}.{name} {fault}; "
            "change that, or let the module stay interpreted"
        )


def refuse_tuples_of_floats(tree: ast.Module, module: Path) -> None:
    """mypyc takes a final tuple of floats for one that was never set, in some places it is read."""
    for statement in tree.body:
        if (
            isinstance(statement, ast.AnnAssign)
            and ast.unparse(statement.annotation) == "Final"
            and isinstance(statement.value, ast.Tuple)
            and any(isinstance(ast.literal_eval(each), float) for each in constants_in(statement))
        ):
            raise ValueError(
                f"{module.name}:{statement.lineno}: {ast.unparse(statement.target)} is a tuple of "
                "floats; say Final[tuple[float, ...]]"
            )


def constants_in(statement: ast.stmt) -> list[ast.Constant]:
    return [node for node in ast.walk(statement) if isinstance(node, ast.Constant)]


def refuse_interpreted_between(modules: list[Path], sources: Path) -> None:
    """A compiled class does not see what an interpreted one overrides between it and another."""
    compiled = {".".join(each.relative_to(sources).with_suffix("").parts) for each in modules}
    for module in modules:
        for base, home in imported_bases(module):
            between = sources.joinpath(*home.split(".")).with_suffix(".py")
            if home in compiled or not between.is_file():
                continue
            if any(further in compiled for _, further in imported_bases(between, base)):
                raise ValueError(
                    f"{module.name}: the base {base} is interpreted, and one of its own is "
                    f"compiled; compile {home} too"
                )


def imported_bases(module: Path, only: str = "") -> list[tuple[str, str]]:
    """The bases of its classes (or of one) that come from elsewhere, with the modules of those."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    home = {
        name.asname or name.name: statement.module or ""
        for statement in tree.body
        if isinstance(statement, ast.ImportFrom)
        for name in statement.names
    }
    bases = [
        ast.unparse(base).partition("[")[0]
        for node in tree.body
        if isinstance(node, ast.ClassDef) and node.name == (only or node.name)
        for base in node.bases
    ]
    return [(base, home[base]) for base in bases if base in home]


def translate(modules: list[Path], sources: Path, workshop: Path) -> list[Any]:
    """Let mypyc write the modules in C. Exits with what it says when it cannot."""
    # Imported here because a pure build needs neither mypy nor a C compiler.
    from mypyc.build import mypycify

    with contextlib.chdir(sources):
        return mypycify(
            ["--config-file=", *(str(module.relative_to(sources)) for module in modules)],
            opt_level="2",
            debug_level="0",
            multi_file=True,
            target_dir=str(workshop / "c"),
            group_name=LIBRARY_NAME,
        )


def compile_modules(modules: list[Path], sources: Path, workshop: Path) -> list[Path]:
    """Translate the modules to C, compile them and list the libraries that came out."""
    from setuptools import Distribution

    extensions = translate(modules, sources, workshop)
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(workshop / "libraries")
    command.build_temp = str(workshop / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    compile_side_by_side(max(extensions, key=lambda each: len(each.sources)), command)
    command.run()
    return [Path(output) for output in command.get_outputs()]


def compile_side_by_side(library: Any, command: Any) -> None:
    """Compile the library itself, room by room on all cores: setuptools would take one.

    One file for everything keeps one core busy alone, and one a module would read the same long
    header some hundred times. What stands in one file can be inlined.
    """
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    flags = [*library.extra_compile_args]
    if compiler.compiler_type == "unix":
        flags.append("-fvisibility=hidden")

    def compiled(source: str) -> str:
        places = [*command.include_dirs, *library.include_dirs]
        objects = compiler.compile(
            [source], output_dir=command.build_temp, include_dirs=places, extra_postargs=flags
        )
        return str(objects[0])

    with ThreadPoolExecutor(os.cpu_count()) as cores:
        library.extra_objects = list(cores.map(compiled, joined_by_room(library.sources)))
    library.sources = []


def joined_by_room(sources: list[str]) -> list[str]:
    """One file a room, such as `rollout.games.attacktix.rules`, the largest first."""
    rooms: dict[Path, list[Path]] = {}
    for source in map(Path, sources):
        *parts, _ = source.stem.removeprefix("__native_").split("___")
        rooms.setdefault(source.with_name("_".join(["room", *parts[:4]]) + ".c"), []).append(source)
    for room, inside in rooms.items():
        room.write_text("".join(f'#include "{each.name}"\n' for each in inside), encoding="utf-8")
    size = {room: sum(each.stat().st_size for each in inside) for room, inside in rooms.items()}
    return [str(room) for room in sorted(rooms, key=lambda room: -size[room])]
