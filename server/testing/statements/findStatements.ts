import { relative, resolve } from 'node:path'
import { Project, ts } from 'ts-morph'
import { readTexts } from './readTexts.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

/** Functions that take a text and say by their type argument what its rows are. */
const TYPED = new Set(['ready', 'raw'])

/** A property of the type that somebody has written for the rows of a statement. */
export interface Property {
  readonly name: string
  /** As TypeScript prints it, without null. */
  readonly type: string
  readonly nullable: boolean
  readonly optional: boolean
}

export interface TypedStatement {
  /** `path:line`. */
  readonly place: string
  readonly type: string
  readonly properties: readonly Property[]
  /** All that it can be; null where it is only known while the program runs. */
  readonly texts: readonly string[] | null
}

/** Every statement of the server whose rows somebody has given a type by hand. Tests are not looked at: they look at their rows themselves. */
export function findStatements(): TypedStatement[] {
  const project = new Project({ tsConfigFilePath: resolve(ROOT, 'tsconfig.json') })
  const program = project.getProgram().compilerObject
  const checker = program.getTypeChecker()
  return program.getSourceFiles().flatMap((file) => {
    const path = relative(ROOT, file.fileName)
    if (!/^server\/(?!testing\/)/.test(path) || path.includes('node_modules') || path.endsWith('.test.ts'))
      return []
    return statementsIn(checker, file, path)
  })
}

function statementsIn(checker: ts.TypeChecker, file: ts.SourceFile, path: string): TypedStatement[] {
  const found: TypedStatement[] = []
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    if (!ts.isCallExpression(node) || !TYPED.has(nameOf(node.expression))) return
    const [row] = node.typeArguments ?? []
    const [text] = node.arguments
    if (row === undefined || text === undefined) return
    const type = checker.getTypeFromTypeNode(row)
    // A row that a kind of booking brings along is not known here.
    if (type.flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.IndexedAccess)) return
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    found.push({
      place: `${path}:${line + 1}`,
      type: checker.typeToString(type),
      properties: checker.getPropertiesOfType(type).map((it) => propertyOf(checker, it, node)),
      texts: readTexts(checker, text),
    })
  }
  visit(file)
  return found
}

function propertyOf(checker: ts.TypeChecker, symbol: ts.Symbol, at: ts.Node): Property {
  const type = checker.getTypeOfSymbolAtLocation(symbol, at)
  const parts = type.isUnion() ? type.types : [type]
  return {
    name: symbol.name,
    type: printed(checker, checker.getNonNullableType(type), at),
    nullable: parts.some(({ flags }) => flags & (ts.TypeFlags.Null | ts.TypeFlags.Unknown)),
    optional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
  }
}

/** Without the module that a name comes from. */
const printed = (checker: ts.TypeChecker, type: ts.Type, at: ts.Node) =>
  checker.typeToString(type, at, ts.TypeFormatFlags.NoTruncation).replaceAll(/import\("[^"]*"\)\./g, '')

function nameOf(called: ts.Expression): string {
  if (ts.isIdentifier(called)) return called.text
  return ts.isPropertyAccessExpression(called) ? called.name.text : ''
}
