import * as v from 'valibot';
import { Refusal } from './Refusal';

/**
 * Checks what came in by a schema of the contract.
 * @returns the schema's output
 * Refuses (400) anything else, and text with a NUL character, which PostgreSQL cannot store; the sentence names the field
 * and never repeats what was in it.
 */
export function checked<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, withMissingFields(schema, input));
  if (!result.success) throw new Refusal(400, sentence(result.issues[0]));
  const field = fieldWithNul(result.output);
  if (field) throw new Refusal(400, `The field ${field} holds a character that cannot be stored.`);
  return result.output;
}

/** The contract has words for a field that is empty; valibot asks for them only when the field is there. */
function withMissingFields(schema: v.GenericSchema, input: unknown): unknown {
  if (!isRecord(input)) return input;
  const names = (v.safeParse(schema, input).issues ?? []).map((issue) => v.getDotPath(issue) ?? '');
  const missing = names.filter((name) => name !== '' && !Object.hasOwn(input, name));
  return { ...Object.fromEntries(missing.map((name) => [name, undefined])), ...input };
}

function sentence(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue);
  if (!field) return 'The request must hold an object with the fields of the form.';
  // What the contract has no words for, valibot says in the language of types.
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  return issue.received === 'undefined'
    ? `The field ${field} is missing.`
    : `The field ${field} is not right.`;
}

function fieldWithNul(output: unknown): string | undefined {
  if (!isRecord(output)) return undefined;
  return Object.entries(output).find(([, value]) => typeof value === 'string' && value.includes('\0'))?.[0];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
