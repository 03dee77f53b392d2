/** What an engine calls an element of its page. */
export type ElementRef = object;

/** A browser with a fresh profile and one page, driven from outside. */
export type Engine = {
  open: (address: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** Evaluates an expression in the page, and waits if it is a promise: for a plain value, an element or null. */
  evaluate: (expression: string) => Promise<unknown>;
  click: (element: ElementRef) => Promise<unknown>;
  /** Types into the field that has the focus. */
  type: (field: ElementRef, text: string) => Promise<unknown>;
  chooseFile: (element: ElementRef, file: string) => Promise<unknown>;
  /** What the pages have logged as errors. */
  errors: string[];
  close: () => Promise<unknown>;
};
