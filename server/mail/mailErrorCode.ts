/**
 * Names a mail error by its codes, as in `EENVELOPE 550 5.1.1`. Its message often repeats the recipient's address or words of
 * the mail, which belong in no log.
 */
export function mailErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode, response }: Error & MailErrorFields = error;
  // RFC 3463: the status after the three digits of the reply.
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1];
  return [code ?? error.name, responseCode, status].filter(Boolean).join(' ');
}

type MailErrorFields = { code?: unknown; responseCode?: unknown; response?: unknown };
