/** Writes what went wrong to the console, for developers. Never pass form values or files. */
export function logProblem(what: string, details?: unknown): void {
  console.error(`[lindenway] ${what}`, ...(details === undefined ? [] : [details]));
}
