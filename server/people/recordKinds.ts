import { applicationRecords } from '@server/applications/applicationRecords';
import { enquiryRecords } from '@server/enquiries/enquiryRecords';
import type { RecordKind } from '@server/records/recordKind';

/** Every kind of record that visitors send, in the order in which commands name them. */
export const recordKinds: readonly RecordKind[] = [enquiryRecords, applicationRecords];
