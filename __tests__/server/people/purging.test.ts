import type { EnquiryRow } from '@server/database/schema';
import { DAY } from '@/lib/time/durations';
import { purgePeople } from '@server/people/purgePeople';
import { databases, type Opened } from '@test-server/databases';

const enquiryOf = (id: string, created_at: number): EnquiryRow => ({
  id,
  name: 'Ward manager',
  phone: '+442079460958',
  email: 'manager@ward.example',
  enquiry_type: 'Health Care',
  message: 'We need two nurses for next week.',
  terms_accepted: null,
  source: 'home',
  created_at,
  restricted_at: null,
});

describe.each(databases)('a purge on $name', (database) => {
  let opened: Opened;

  beforeEach(async () => {
    opened = await database.open();
  });
  afterEach(() => opened.close());

  test('deletes however much has become too old, a little at a time', async () => {
    const now = () => 100 * DAY;
    const old = Array.from({ length: 120 }, (_, index) => enquiryOf(`old ${index}`, 69 * DAY));
    await opened.db
      .insertInto('enquiries')
      .values([...old, enquiryOf('new', 71 * DAY)])
      .execute();
    const deleted: number[] = [];
    const db = opened.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.numAffectedRows) deleted.push(Number(result.numAffectedRows));
        return result;
      },
    });
    const config = { dataDir: opened.dataDir, retentionDays: 30, accountMonths: 24 } as Parameters<
      typeof purgePeople
    >[0]['config'];
    await purgePeople({ config, db, dialect: opened.dialect, now });
    expect(await opened.db.selectFrom('enquiries').select('id').execute()).toEqual([{ id: 'new' }]);
    expect(Math.max(...deleted)).toBeLessThanOrEqual(20);
  });
});
