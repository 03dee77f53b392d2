import {
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { type Position, positionAt, rejectFile } from './InvalidFileError';

export type ParsedJson = {
  value: unknown;
  /** Where the value at a path starts, or the innermost existing value on the way to it. */
  positionOf: (path: JSONPath) => Position;
};

/** Parses JSON. @throws InvalidFileError with the position and kind of the first syntax error */
export function parseJson(text: string): ParsedJson {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (!tree || error) {
    const reason = error ? `: ${inWords(printParseErrorCode(error.error))}` : '';
    return rejectFile(positionAt(text, error?.offset ?? 0), `not valid JSON${reason}`);
  }
  const positionOf = (path: JSONPath): Position => {
    const node = findNodeAtLocation(tree, path);
    return node || path.length === 0
      ? positionAt(text, (node ?? tree).offset)
      : positionOf(path.slice(0, -1));
  };
  return { value: getNodeValue(tree), positionOf };
}

/** `PropertyNameExpected` as `property name expected`. */
const inWords = (code: string): string => code.replaceAll(/\B[A-Z]/g, ' $&').toLowerCase();
