import { isRecord } from '@/lib/isRecord';

/** JSON if it is JSON, otherwise the text: an HTML error page must not turn into a parsing error. */
export function parseAnswer(text: string): unknown {
  if (!text) return {};
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** An answer with the header Retry-After, where it has one, as `retryAfter`. */
export function withRetryAfter(answer: unknown, retryAfter: string | null): unknown {
  if (!retryAfter) return answer;
  return isRecord(answer) ? { ...answer, retryAfter } : { retryAfter };
}
