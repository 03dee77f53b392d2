/**
 * An error that any route may throw; the response is `{ msg }` with this status and these headers.
 * @param msg shown to the visitor: never how the server works, a password or anything from a CV
 */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  readonly headers: Record<string, string>;

  constructor(statusCode: number, msg: string, headers: Record<string, string> = {}) {
    super(msg);
    this.statusCode = statusCode;
    this.headers = headers;
  }
}
