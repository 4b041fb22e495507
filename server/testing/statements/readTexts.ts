import { ts } from 'ts-morph'

/** What names stand for inside a function whose call is read. */
type Env = ReadonlyMap<ts.Symbol, Value>

/** What an expression of constants can be: a text, or something that has texts further in. */
type Value =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'node'; readonly node: ts.Node; readonly env: Env }

/** Far more than any of our texts nests. */
const DEPTH = 60
/** More ways than this are no choice between texts any more, but a text that is put together while it runs. */
const WAYS = 64

/**
 * Every text that an expression can be, as far as it is made of constants: literals, templates, choices, properties of object literals and
 * calls of functions that only put texts together. Null where something of it is only known while the program runs.
 */
export function readTexts(checker: ts.TypeChecker, expression: ts.Expression): readonly string[] | null {
  const values = read(expression, new Map(), 0)
  const texts = values?.map((value) => (value.is === 'text' ? value.text : null)) ?? [null]
  return texts.every((text) => text !== null) ? [...new Set(texts)] : null

  function read(node: ts.Expression, env: Env, depth: number): readonly Value[] | null {
    if (depth > DEPTH) return null
    const next = (inner: ts.Expression) => read(inner, env, depth + 1)
    if (isWrapped(node)) return next(node.expression)
    if (isKept(node)) return [{ is: 'node', node, env }]
    if (ts.isIdentifier(node)) return readName(node, env, depth)
    if (ts.isPropertyAccessExpression(node)) return readProperty(next(node.expression), node.name.text, depth)
    if (ts.isElementAccessExpression(node)) return readElement(node, next, depth)
    if (ts.isCallExpression(node)) return readCall(node, next, depth)
    return readText(node, next)
  }

  function readText(node: ts.Expression, next: (inner: ts.Expression) => readonly Value[] | null) {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [textOf(node.text)]
    if (ts.isTemplateExpression(node)) return readTemplate(node, next)
    if (ts.isConditionalExpression(node)) return either(next(node.whenTrue), next(node.whenFalse))
    return isSum(node) ? joined(next(node.left), next(node.right)) : null
  }

  function readTemplate(
    node: ts.TemplateExpression,
    next: (inner: ts.Expression) => readonly Value[] | null,
  ) {
    return node.templateSpans.reduce<readonly Value[] | null>(
      (before, { expression: inner, literal }) => joined(joined(before, next(inner)), [textOf(literal.text)]),
      [textOf(node.head.text)],
    )
  }

  function readName(node: ts.Identifier, env: Env, depth: number): readonly Value[] | null {
    const symbol = symbolOf(checker, node)
    if (symbol === undefined) return null
    const bound = env.get(symbol)
    if (bound !== undefined) return [bound]
    const declared = symbol.valueDeclaration
    if (declared === undefined) return null
    if (ts.isFunctionDeclaration(declared)) return [{ is: 'node', node: declared, env }]
    if (ts.isVariableDeclaration(declared) && declared.initializer !== undefined && isConst(declared))
      return read(declared.initializer, isTopLevel(declared) ? new Map() : env, depth + 1)
    return null
  }

  function readProperty(owners: readonly Value[] | null, name: string, depth: number) {
    return eachOf(owners, (owner) => {
      if (owner.is === 'text' || !ts.isObjectLiteralExpression(owner.node)) return null
      const property = owner.node.properties.find((it) => it.name?.getText() === name)
      if (property === undefined) return null
      if (ts.isShorthandPropertyAssignment(property)) {
        const symbol = checker.getShorthandAssignmentValueSymbol(property)
        const bound = symbol && owner.env.get(symbol)
        if (bound) return [bound]
        return read(property.name, owner.env, depth + 1)
      }
      return ts.isPropertyAssignment(property) ? read(property.initializer, owner.env, depth + 1) : null
    })
  }

  /** An element under a name that is only known later can be any of them. */
  function readElement(
    node: ts.ElementAccessExpression,
    next: (inner: ts.Expression) => readonly Value[] | null,
    depth: number,
  ) {
    return eachOf(next(node.expression), (owner) => {
      if (owner.is === 'text' || !ts.isObjectLiteralExpression(owner.node)) return null
      return owner.node.properties.reduce<readonly Value[] | null>(
        (before, property) =>
          before !== null && ts.isPropertyAssignment(property)
            ? either(before, read(property.initializer, owner.env, depth + 1))
            : null,
        [],
      )
    })
  }

  function readCall(
    node: ts.CallExpression,
    next: (inner: ts.Expression) => readonly Value[] | null,
    depth: number,
  ) {
    return eachOf(next(node.expression), (called) => {
      if (called.is === 'text') return null
      const made = called.node
      if (!ts.isArrowFunction(made) && !ts.isFunctionDeclaration(made)) return null
      const body = bodyOf(made)
      if (body === null) return null
      const env = new Map(called.env)
      for (const [at, parameter] of made.parameters.entries()) {
        const given = node.arguments[at] ?? parameter.initializer
        if (given !== undefined) bind(parameter.name, next(given), env, depth)
      }
      return read(body, env, depth + 1)
    })
  }

  /** What cannot be read is left unbound: it only matters when the text needs it. */
  function bind(
    name: ts.BindingName,
    values: readonly Value[] | null,
    env: Map<ts.Symbol, Value>,
    depth: number,
  ) {
    const only = values?.length === 1 ? values[0] : undefined
    if (only === undefined) return
    if (ts.isIdentifier(name)) {
      const symbol = checker.getSymbolAtLocation(name)
      if (symbol !== undefined) env.set(symbol, only)
      return
    }
    if (!ts.isObjectBindingPattern(name)) return
    for (const element of name.elements) {
      const key = (element.propertyName ?? element.name).getText()
      bind(element.name, readProperty([only], key, depth), env, depth)
    }
  }
}

const textOf = (text: string): Value => ({ is: 'text', text })

function either(left: readonly Value[] | null, right: readonly Value[] | null): readonly Value[] | null {
  if (left === null || right === null || left.length + right.length > WAYS) return null
  return [...left, ...right]
}

function joined(left: readonly Value[] | null, right: readonly Value[] | null): readonly Value[] | null {
  if (left === null || right === null || left.length * right.length > WAYS) return null
  const texts = left.flatMap((head) =>
    right.map((tail) => (head.is === 'text' && tail.is === 'text' ? head.text + tail.text : null)),
  )
  return texts.every((text) => text !== null) ? texts.map(textOf) : null
}

function eachOf(values: readonly Value[] | null, readOne: (value: Value) => readonly Value[] | null) {
  if (values === null) return null
  return values.reduce<readonly Value[] | null>((before, value) => either(before, readOne(value)), [])
}

const isSum = (node: ts.Expression): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken

/** What has texts further in. */
const isKept = (node: ts.Expression) => ts.isObjectLiteralExpression(node) || ts.isArrowFunction(node)

function isWrapped(
  node: ts.Expression,
): node is ts.ParenthesizedExpression | ts.AsExpression | ts.SatisfiesExpression | ts.NonNullExpression {
  return (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  )
}

function symbolOf(checker: ts.TypeChecker, node: ts.Identifier): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node)
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

const isConst = (node: ts.VariableDeclaration) => (ts.getCombinedNodeFlags(node) & ts.NodeFlags.Const) !== 0
const isTopLevel = (node: ts.VariableDeclaration) => ts.isSourceFile(node.parent.parent.parent)

/** The expression that a function answers with, where it does nothing else. */
function bodyOf(made: ts.ArrowFunction | ts.FunctionDeclaration): ts.Expression | null {
  const { body } = made
  if (body === undefined) return null
  if (!ts.isBlock(body)) return body
  const last = body.statements.at(-1)
  const isPlain = body.statements.slice(0, -1).every((statement) => ts.isVariableStatement(statement))
  return isPlain && last !== undefined && ts.isReturnStatement(last) ? (last.expression ?? null) : null
}
