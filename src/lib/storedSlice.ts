/** How one slice is kept on the device. `read` gives a valid state, or undefined when there is none. */
export type StoredSlice<State> = {
  read: () => State | undefined;
  write: (state: State) => void;
  /** Storage keys whose change in another tab means that `read` gives something new here. */
  ownsKey: (key: string) => boolean;
};
