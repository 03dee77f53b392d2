/** A page of the built site. `route` is its path in the route table, `*` for all other addresses. */
export type BuiltPage = {
  route: string;
  /** Its file in the built site. */
  file: string;
  name: string;
  isPrivate: boolean;
  /** Its Content-Security-Policy. */
  policy: string;
  /** The address of its picture for sharing. */
  picture: string;
};
