/**
 * The loading attributes of an `<img>`: lazy below the first view, low priority within it. Otherwise Chromium raises the priority of
 * large pictures and counts the page as shown only once they have come: on a phone 150 ms after its words.
 */
export const pictureLoading = (isAboveFold: boolean) =>
  isAboveFold ? ({ fetchPriority: 'low' } as const) : ({ loading: 'lazy' } as const);
