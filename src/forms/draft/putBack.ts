import type { FieldValues } from 'react-hook-form';
import { keepFile } from '@/device/draftFiles';
import { keepText } from '@/device/drafts';
import { draftOf } from './draftOf';
import type { DraftPlace } from './DraftPlace';

/** Makes these values of a form its draft again, whether or not the form is still shown. */
export function putBack(place: DraftPlace, blank: FieldValues, values: FieldValues): void {
  const draft = draftOf(place, values, blank);
  void keepFile(place.key, draft.file);
  keepText(place.key, draft);
}
