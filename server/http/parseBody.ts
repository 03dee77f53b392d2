import * as v from 'valibot';
import { isRecord } from '@/lib/isRecord';
import { HttpError } from './HttpError';

/**
 * Validates a request body against a schema of the contract.
 * @throws HttpError 400 that names the first invalid field, never its value. NUL characters are invalid too: PostgreSQL cannot
 * store them
 */
export function parseBody<const Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, withMissingFields(schema, body));
  if (!result.success) throw new HttpError(400, messageOf(result.issues[0]));
  const field = fieldWithNul(result.output);
  if (field) throw new HttpError(400, `The field ${field} holds a character that cannot be stored.`);
  return result.output;
}

/** Adds missing fields as undefined: valibot uses the contract's message for an empty field only where the key exists. */
function withMissingFields(schema: v.GenericSchema, body: unknown): unknown {
  if (!isRecord(body)) return body;
  const names = (v.safeParse(schema, body).issues ?? []).map((issue) => v.getDotPath(issue) ?? '');
  const missing = names.filter((name) => name !== '' && !Object.hasOwn(body, name));
  return { ...Object.fromEntries(missing.map((name) => [name, undefined])), ...body };
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue);
  if (!field) return 'The request must hold an object with the fields of the form.';
  // The page shows it at the field, which it need not name there.
  if (issue.type === 'max_length' && issue.message.startsWith('Shorten'))
    return `The field ${field}: ${issue.message}`;
  // valibot's default messages are about types, not for visitors.
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  return issue.received === 'undefined'
    ? `The field ${field} is missing.`
    : `The field ${field} is not right.`;
}

function fieldWithNul(output: unknown): string | undefined {
  if (!isRecord(output)) return undefined;
  return Object.entries(output).find(([, value]) => typeof value === 'string' && value.includes('\0'))?.[0];
}
