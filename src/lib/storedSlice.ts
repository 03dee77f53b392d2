/** How one slice is stored on the device. `read` returns a valid state, or undefined when there is none. */
export type StoredSlice<State> = {
  read: () => State | undefined;
  write: (state: State) => void;
  /** Whether a change of this storage key in another tab concerns the slice. */
  ownsKey: (key: string) => boolean;
};
