/**
 * A request that is refused, thrown by any route; the answer is `{ msg }` with this status and these headers.
 * @param msg a plain sentence for the visitor: nothing of how the server works, no passwords, no CVs
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, msg: string, headers: Record<string, string> = {}) {
    super(msg);
    this.status = status;
    this.headers = headers;
  }
}
