/** JSON if it is JSON, otherwise the text: an HTML error page must not turn into a parsing error. */
export function parseAnswer(text: string): unknown {
  if (!text) return {};
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
