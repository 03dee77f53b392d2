// A rule for oxlint. Browsers that translate a page replace its text nodes, and React then fails when it removes such a text or inserts
// something before it. So a text that comes and goes beside others, or follows something that does, needs an element of its own; so does
// every text of a fragment, which may come and go as a whole.

/**
 * @typedef {{
 *   type: string; value?: unknown; name?: string; operator?: string; callee?: { property?: Node };
 *   expression?: Node; left: Node; right: Node; consequent: Node; alternate: Node;
 * }} Node
 */

const message = 'Put this text into an element: page translation replaces it, and React then fails here.';
const TEXT =
  /^(JSXText|TemplateLiteral|BinaryExpression|MemberExpression|CallExpression|Identifier|Literal)$/;

/** @param {Node} node */
const isBlank = ({ type, value }) =>
  type === 'JSXEmptyExpression' || (typeof value === 'string' && !value.trim());

/** @param {Node[]} children */
const shownIn = (children) => children.filter((child) => !isBlank(child.expression ?? child));

/** @param {Node} node */
const isMap = ({ callee }) => callee?.property?.name === 'map';

/** @param {Node} node */
const comesAndGoes = ({ expression }) =>
  expression && (/^(Conditional|Logical)Expression$/.test(expression.type) || isMap(expression));

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
          TEXT.test(node.type) && node.value !== null && !isMap(node) && !isElement(node);
        const refuse = (/** @type {Node[]} */ shown) => {
          for (const child of shown)
            for (const node of resultsOf(child.expression ?? child).filter(isText)) report({ node, message });
        };
        return {
          JSXElement: (/** @type {{ children: Node[] }} */ { children }) => {
            const shown = shownIn(children);
            const first = shown.findIndex(comesAndGoes);
            if (first !== -1 && shown.length > 1) refuse(shown.slice(first));
          },
          JSXFragment: (/** @type {{ children: Node[] }} */ { children }) => refuse(shownIn(children)),
        };
      },
    },
  },
};
