/**
 * Of an `<img>`: lazy below the first view. Of low priority inside it: Chromium raises that of large pictures, and would then count the
 * page as shown only once they have come, 150 ms after its words on a phone.
 */
export const pictureLoading = (isAboveFold: boolean) =>
  isAboveFold ? ({ fetchPriority: 'low' } as const) : ({ loading: 'lazy' } as const);
