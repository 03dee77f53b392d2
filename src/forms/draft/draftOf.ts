import type { FieldValues } from 'react-hook-form';
import type { Draft } from '@/device/drafts';
import { isSameValue } from '@/forms/fillIn';
import type { DraftPlace } from './DraftPlace';

/** The part of a form that is kept: its text and the chosen file, but no passwords, and no ticks, which are consent. */
export function draftOf({ fileField }: DraftPlace, values: FieldValues, blank: FieldValues): Draft {
  const entries = Object.entries(values).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' &&
      !/password|token/i.test(entry[0]) &&
      !isSameValue(entry[1], blank[entry[0]]),
  );
  const file: unknown = fileField && values[fileField];
  return { values: Object.fromEntries(entries), file: file instanceof File ? file : undefined };
}

export const isBlank = ({ values, file }: Draft) => Object.keys(values).length === 0 && !file;

export const isSame = (one: Draft, other: Draft) =>
  one.file === other.file && JSON.stringify(one.values) === JSON.stringify(other.values);
