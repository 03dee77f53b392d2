/** A browser with a fresh profile and one page, driven from outside; an element is what the engine calls it by. */
export type Engine = {
  open: (address: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** Evaluates an expression in the page, and waits if it is a promise: for a plain value, an element or null. */
  evaluate: (expression: string) => Promise<unknown>;
  click: (element: object) => Promise<unknown>;
  /** Types into the field that has the focus. */
  type: (field: object, text: string) => Promise<unknown>;
  chooseFile: (element: object, file: string) => Promise<unknown>;
  /** What the pages have logged as errors. */
  errors: string[];
  close: () => Promise<unknown>;
};
