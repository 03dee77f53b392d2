// A rule for oxlint. Browsers that translate a page replace its text nodes, and React then fails when it removes such a text or inserts
// something before it. So a text that comes and goes beside others, or follows something that does, as a component may, needs an element
// of its own; so does every text of a fragment, and what a component returns, which may come and go as a whole.

/**
 * @typedef {{
 *   type: string; value?: unknown; name?: string; operator?: string; callee?: { object?: Node; property?: Node };
 *   expression?: Node; left: Node; right: Node; consequent: Node; alternate: Node; openingElement?: { name: { name?: string } };
 *   id?: Node; parent?: Node; argument?: Node; body?: Node;
 * }} Node
 */

const message = 'Put this text into an element: page translation replaces it, and React then fails here.';
const TEXT =
  /^(JSXText|TemplateLiteral|BinaryExpression|MemberExpression|CallExpression|Identifier|Literal)$/;

/** Components that always show an element. */
const ALWAYS_THERE = /^(?:AppLink|CardWindow|Icon|StandaloneLink|Tone)$/;
/** Shows texts and elements. */
const RICH_TEXT = 'RichText';

/** @param {Node} node */
const isBlank = ({ type, value }) =>
  type === 'JSXEmptyExpression' || (typeof value === 'string' && !value.trim());

/** @param {Node[]} children */
const shownIn = (children) => children.filter((child) => !isBlank(child.expression ?? child));

/** @param {Node} node */
const isMap = ({ callee }) => callee?.property?.name === 'map';

/** @param {Node} node */
const componentOf = ({ openingElement }) => /^[A-Z]\w*$/.exec(openingElement?.name.name ?? '')?.[0];

/** @param {Node} node */
function comesAndGoes(node) {
  const { expression } = node;
  if (expression) return /^(Conditional|Logical)Expression$/.test(expression.type) || isMap(expression);
  const component = componentOf(node);
  return component !== undefined && component !== RICH_TEXT && !ALWAYS_THERE.test(component);
}

/**
 * What an expression may show.
 * @param {Node} node
 * @returns {Node[]}
 */
function resultsOf(node) {
  const { type, operator, left, right, consequent, alternate } = node;
  if (type === 'ConditionalExpression') return [consequent, alternate].flatMap(resultsOf);
  if (type !== 'LogicalExpression') return [node];
  return (operator === '&&' ? [right] : [left, right]).flatMap(resultsOf);
}

/**
 * Whether a function is a component, by its name.
 * @param {Node} node
 */
const isComponent = ({ type, id, parent }) =>
  /^[A-Z]/.test((type === 'FunctionDeclaration' ? id : parent?.id)?.name ?? '') &&
  /^(?:FunctionDeclaration|ArrowFunctionExpression)$/.test(type);

/**
 * Whether a component returns this as a text. What other calls return, and what has a name, may be an element.
 * @param {Node} node
 */
const isReturnedText = ({ type, value, callee }) =>
  /^(?:TemplateLiteral|BinaryExpression|MemberExpression)$/.test(type) ||
  typeof value === 'string' ||
  Boolean(callee?.object?.name?.endsWith('Copy'));

export default {
  meta: { name: 'translation' },
  rules: {
    'no-bare-text': {
      /** @param {{ sourceCode: { text: string }; report: (found: { node: Node; message: string }) => void }} context */
      create({ sourceCode, report }) {
        // What is declared as a ReactNode holds elements; a component's children are checked where they are written.
        const isElement = (/** @type {Node} */ { name }) =>
          name === 'children' ||
          (name && new RegExp(String.raw`\b${name}\??: ReactNode\b`).test(sourceCode.text));
        const isText = (/** @type {Node} */ node) =>
          componentOf(node) === RICH_TEXT ||
          (TEXT.test(node.type) && node.value !== null && !isMap(node) && !isElement(node));
        const refuse = (/** @type {Node[]} */ shown) => {
          for (const child of shown)
            for (const node of resultsOf(child.expression ?? child).filter(isText)) report({ node, message });
        };
        const refuseReturned = (/** @type {Node} */ returned) => {
          for (const node of resultsOf(returned).filter(isReturnedText)) report({ node, message });
        };
        return {
          JSXElement: (/** @type {{ children: Node[] }} */ { children }) => {
            const shown = shownIn(children);
            const first = shown.findIndex(comesAndGoes);
            if (first !== -1 && shown.length > 1) refuse(shown.slice(first));
          },
          JSXFragment: (/** @type {{ children: Node[] }} */ { children }) => refuse(shownIn(children)),
          ReturnStatement: (/** @type {Node} */ { argument, parent }) => {
            let around = parent;
            while (around && !/Function/.test(around.type)) around = around.parent;
            if (around && argument && isComponent(around)) refuseReturned(argument);
          },
          ArrowFunctionExpression: (/** @type {Node} */ arrow) => {
            if (arrow.body && isComponent(arrow)) refuseReturned(arrow.body);
          },
        };
      },
    },
  },
};
