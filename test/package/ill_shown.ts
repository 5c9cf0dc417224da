import ts from 'typescript'

const COMPILED_AS: ts.CompilerOptions = {
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  types: [],
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
}

/** What every error has. */
const NAMED_BY_THEMSELVES = new Set(['name', 'message', 'stack', 'cause'])

/**
 * Of all types that a file exports, how many they are, and the places where an editor would show what a type is put together of in place of its
 * members, or a member without a word about it.
 */
export function illShown(path: string): { types: number; wrong: string[] } {
  const program = ts.createProgram([path], COMPILED_AS)
  const checker = program.getTypeChecker()
  const seen = new Set<ts.Type>()
  /** Of the language or the runtime, which are not ours to describe. */
  const isBuiltIn = (symbol: ts.Symbol | undefined) =>
    symbol?.declarations?.some((declaration) => program.isSourceFileDefaultLibrary(declaration.getSourceFile()))

  function within(type: ts.Type, place: string): string[] {
    if (seen.has(type)) return []
    seen.add(type)
    // Together, functions are one with several ways to call it.
    if (type.isIntersection() && type.getCallSignatures().length === 0) return [`${place} is shown in parts`]
    if (type.isUnion()) return type.types.flatMap((part) => within(part, place))
    if (!(type.flags & ts.TypeFlags.Object)) return []
    if (checker.isArrayType(type)) return checker.getTypeArguments(type as ts.TypeReference).flatMap((item) => within(item, `${place}[]`))
    return type
      .getProperties()
      .filter((member) => !isBuiltIn(member))
      .flatMap((member) => ofMember(member, `${place}.${member.name}`))
  }
  function ofMember(member: ts.Symbol, place: string): string[] {
    const described =
      NAMED_BY_THEMSELVES.has(member.name) || member.getDocumentationComment(checker).length > 0 || member.getJsDocTags(checker).length > 0
    return [...(described ? [] : [`${place} has no words`]), ...within(checker.getTypeOfSymbol(member), place)]
  }

  const types = program.getSourceFile(path)?.statements.filter(ts.isTypeAliasDeclaration) ?? []
  return { types: types.length, wrong: types.flatMap(({ name }) => within(checker.getTypeAtLocation(name), name.text)) }
}
