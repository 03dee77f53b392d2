import * as v from 'valibot';
import { fieldMessages } from '@/contract/messages';
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
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (!result.success) throw new Refusal(400, sentence(result.issues[0]));
  const field = fieldWithNul(result.output);
  if (field) throw new Refusal(400, `The field ${field} holds a character that cannot be stored.`);
  return result.output;
}

function sentence(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue);
  if (!field) return 'The request must hold an object with the fields of the form.';
  if (issue.message === fieldMessages.tooLong) return `The field ${field} is too long.`;
  // What the contract has no words for, valibot says in the language of types.
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  return issue.received === 'undefined'
    ? `The field ${field} is missing.`
    : `The field ${field} is not right.`;
}

function fieldWithNul(output: unknown): string | undefined {
  if (typeof output !== 'object' || output === null) return undefined;
  return Object.entries(output).find(([, value]) => typeof value === 'string' && value.includes('\0'))?.[0];
}
