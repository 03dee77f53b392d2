const TAG = /<\/?(?:a|b|br|div|em|h\d|i|li|ol|p|span|strong|u|ul)\b(?![@.])[^<>]*>/gi;

/** The text of a `msg`, without the tags that some backends send; undefined unless it is a string that says something. */
export const messageText = (msg: unknown): string | undefined =>
  (typeof msg === 'string' && msg.replaceAll(TAG, ' ').replaceAll(/\s+/g, ' ').trim()) || undefined;
