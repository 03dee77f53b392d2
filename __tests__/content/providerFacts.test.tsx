import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { courseFacts } from '@/content/courseFacts';
import { provider } from '@/content/provider';
import { hours } from '@/content/providerDetails';
import { facts } from '@/content/providerFacts';
import { staffFacts } from '@/content/staffFacts';
import { MESSAGE_LENGTH } from '@/contract/limits';
import { isKnownPlace } from '@/vacancies/places';
import { paths } from '@/lib/paths';
import { main, openAt } from '@test/layout';

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('the footer says how the company is registered, and where its office is', async () => {
  await openAt(paths.terms);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    'Lindenway Care Ltd, company 00000000, registered in England and Wales at the office above.',
  );
});

test('Home says at its doors what care costs and what nurses earn', async () => {
  await openAt(paths.home);
  const [care, , work] = within(screen.getByRole('region', { name: 'What brings you here' })).getAllByRole(
    'listitem',
  );
  expect(care).toHaveTextContent(/Visits from £27 an hour, live.-.in care from £1,400 a week/);
  expect(work).toHaveTextContent('Nurses £22 to £38 an hour, paid every Friday.');
});

test('candidates from abroad see who usually pays for what', async () => {
  await openAt(paths.jobsInternational);
  await userEvent.click(screen.getByRole('button', { name: 'Who pays for what' }));
  expect(rowsOf('Who pays for what')).toEqual([
    ['For', 'Who pays', 'Usual fee'],
    ['English test', 'You', 'Varies'],
    ['NMC application', 'You', '£140'],
    ['Computer test (CBT)', 'You', '£83'],
    ['Practical exam (OSCE)', 'Employer', '£794'],
    ['NMC registration', 'Employer', '£153'],
    ['Visa', 'Employer', 'Varies'],
    ['Flight to London', 'Employer', 'Varies'],
  ]);
});

test('Domiciliary Care says where there is care, when the office is open, and what an hour costs', async () => {
  await openAt(paths.domiciliary);
  expect(rowsOf('Areas, hours and prices')).toEqual([
    ['Where we come', facts.areas?.join(', ')],
    ['Office', hours.office],
    ['Visits', '7am to 10pm every day; night carers 10pm to 7am, awake or sleeping in'],
    ['Shortest visit', '30 minutes'],
    ['One carer by day', '£27 to £33 an hour'],
    ['One carer awake at night', '£32 to £39 an hour'],
    ['One carer sleeping in', '£95 to £120 a night'],
    [
      'Live-in care',
      'One live-in carer, who sleeps at night: £1,400 to £1,900 a week. With a second carer for the nights: £2,800 to £3,800.',
    ],
  ]);
});

test.each([paths.domiciliary, paths.supportedLiving, paths.about])(
  '%s has the regulator’s rating with its date and a link',
  async (address) => {
    await openAt(address);
    expect(screen.getByRole('link', { name: /^Good \(sample\)/ })).toHaveAttribute(
      'href',
      provider.regulator.url,
    );
    expect(main()).toHaveTextContent(/Good \(sample\).*, 2 June 2026/);
  },
);

test('Trainings has the next courses with place, length, price and places left, and a link that begins the enquiry', async () => {
  await openAt(paths.trainings);
  const rows = rowsOf('Next courses: when and where they are, and what a place costs');
  expect(rows).toHaveLength(1 + (courseFacts.courses ?? []).filter(({ next }) => next).length);
  expect(rows[1]).toEqual([
    'Moving and handling of people',
    'Sat\u00a016\u00a0January\u00a02027\n9.30am\u00a0to\u00a01pm (half\u00a0a\u00a0day)',
    'Our London office',
    '£55, 6\u00a0places\u00a0left',
    'Ask for 16\u00a0January',
  ]);
  for (const { name, next } of courseFacts.courses ?? []) {
    if (!next) continue;
    const [, day, month] = next.date.split(' ');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: `Ask for ${day}\u00a0${month}` });
    const asked = Object.fromEntries(new URL(link.href).searchParams);
    expect(asked).toEqual({
      enquiryType: 'Training',
      message: `I would like a place on ${name}, ${next.date}.`,
    });
    expect(asked.message?.length).toBeLessThanOrEqual(MESSAGE_LENGTH.max);
  }
});

test('each course of Trainings has a length and a price, and no price is of a course that it does not have', async () => {
  await openAt(paths.trainings);
  const mandatory = rowsOf('Mandatory courses, how they are taught and when they are due again');
  expect(mandatory[1]).toEqual([
    'Moving and handling of people',
    'Practical, half a day',
    '£55',
    'Every year',
  ]);
  expect(mandatory.flat()).not.toContain('Ask us');
  expect(screen.getByRole('heading', { name: 'Dementia' }).closest('li')).toHaveTextContent('A day · £80');
  for (const { name, price } of courseFacts.courses ?? []) {
    const isMandatory = mandatory.some(([course]) => course === name);
    const shown = `£${price}`;
    const place = isMandatory
      ? screen.getByRole('row', { name: new RegExp(`^${name} .*(hour|day)s? £`) })
      : screen.getByRole('heading', { name }).closest('li, section');
    expect(place).toHaveTextContent(shown);
  }
});

test('pages for clients say what an hour costs and how soon someone starts', async () => {
  await openAt(paths.clinical);
  expect(rowsOf('What an hour of clinical staff costs by day and at night')[1]).toEqual([
    'Band\u00a03 (maternity support workers)',
    '£22 to £25',
    '£29 to £33',
  ]);
  expect(rowsOf('Times and terms')[0]).toEqual(['First order agreed', 'Five working days']);
});

test('each group of Non Clinical has a price and a time to its start', async () => {
  await openAt(paths.nonClinical);
  const rows = rowsOf(
    'Groups of non-clinical staff, examples of their roles and how they are usually booked',
  );
  expect(rows.slice(1).map(([name, , , start, hour]) => [name, start, hour])).toEqual(
    staffFacts.nonClinical?.map(({ group, firstShift, hour }) => [
      group,
      firstShift,
      `£${hour.from} to £${hour.to}`,
    ]),
  );
});

test('International Recruitment has fees, what they include and what comes back', async () => {
  await openAt(paths.internationalRecruitment);
  expect([...rowsOf('What it costs'), ...rowsOf('What you get for it')]).toEqual([
    ['A nurse or midwife', '£3,500 to £4,500'],
    ['A doctor', '£8,000 to £11,000'],
    ['A therapist', '£4,500 to £6,000'],
    ['A nurse, midwife or therapist already in the UK', '£2,500 to £3,500'],
    ['Included', staffFacts.international?.includes],
    ['When it is due', staffFacts.international?.due],
    ['If someone leaves early', `You get the fee back: ${staffFacts.international?.refund}`],
  ]);
  expect(main()).toHaveTextContent(
    /You also pay others.*: £6,500 to £8,500 for a nurse or midwife, £4,000 to £5,500 for a doctor and £4,500 to £6,000 for a therapist/,
  );
  expect(main()).toHaveTextContent(
    /We work with 14 partners in India, .* and Spain \(sample\), large and small/,
  );
});

test('Supported Living says at once who pays, and what an hour, a night and ten hours a week cost', async () => {
  await openAt(paths.supportedLiving);
  expect(screen.getByRole('button', { name: 'Who pays for it?' })).toHaveAttribute('aria-expanded', 'true');
  expect(rowsOf('A guide to prices')).toEqual([
    ['An hour of support', '£24 to £29'],
    ['A night of someone who sleeps in', '£90 to £115'],
    ['A night of someone who stays awake', '£210 to £260'],
    ['Example: ten hours a week', '£240 to £290'],
  ]);
  expect(main()).toHaveTextContent('We say within two working days whether we have a place or a team.');
});

test('Facilities has prices by day and at night, the smallest contract and how soon the visit is fixed', async () => {
  await openAt(paths.facilities);
  expect(rowsOf('What an hour of each service costs by day and at night')[1]).toEqual([
    'Cleaning',
    '£18 to £22',
    '£22 to £26',
  ]);
  expect(rowsOf('Waste and terms')).toEqual([
    ['A load of waste', '£45 to £140'],
    ['Smallest contract', 'One building, ten hours a week'],
    ['Our visit', 'A day agreed within two working days'],
  ]);
});

test('About Us has what people say, with their names and roles', async () => {
  await openAt(paths.about);
  for (const { name, role, text } of facts.testimonials ?? []) {
    const quote = screen.getByText(`“${text}”`).closest('figure');
    expect(quote).toHaveTextContent(name);
    expect(quote).toHaveTextContent(role.replaceAll('\u00a0', ' '));
  }
});

test('buyers get company, fill rate, audit, lots, insurance and whom to ring on one page', async () => {
  await openAt(paths.buyers);
  expect(rowsOf('Who we are')).toEqual([
    [
      'Company',
      'Lindenway Care Ltd, company 00000000, registered in England and Wales at 27 Marigold Yard, London SE1 0ZY.',
    ],
    ['VAT number', '000 0000 00 (sample)'],
    ['Care regulator', expect.stringMatching(/Good \(sample\), 2\u00a0June\u00a02026/)],
    ['Data Guardian Office', 'Registration Z0000000 (sample)'],
    ['Shifts filled', '94% of those requested, January to June 2026 (sample)'],
    ['Last framework audit', '3\u00a0March\u00a02026, Sample Auditors: no major findings (sample)'],
  ]);
  expect(rowsOf('Frameworks and lots')).toEqual(
    staffFacts.frameworks?.map(({ name, reference, lots }) => [name, `${reference}: ${lots}`]),
  );
  expect(rowsOf('Insurance')[0]).toEqual([
    'Employers’ liability',
    '£10 million until 31\u00a0March\u00a02027',
  ]);
  expect(rowsOf('Terms and policies')).toEqual([
    ['First order, clinical', 'Within five working days'],
    ['First order, non-clinical', 'Within three working days'],
    ['Facilities quote', 'Within 10 working days of our visit'],
    ['Payment', '30 days from the invoice'],
    ['Our checks', 'How we check our people'],
    ['Policies', 'Modern Slavery, Carbon Reduction Plan'],
    ['Complaints', 'How we handle them'],
  ]);
  expect(main()).toHaveTextContent('Correct on 1 November 2026; next review by 1 May 2027.');
  expect(rowsOf('Who to contact').at(-1)).toEqual([
    'If it is still not settled',
    'Jane Doe, Managing Director and Nominated Individual',
  ]);
});

test('buyers see what each service costs, and the price leads to its page', async () => {
  await openAt(paths.buyers);
  const rates = within(screen.getByRole('table', { name: 'Guide rates' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(rates).toEqual([
    ['£22 to £47 an hour', paths.clinical],
    ['£17 to £60 an hour', paths.nonClinical],
    ['£18 to £27 an hour', paths.facilities],
    ['£2,500 to £11,000 a person', paths.internationalRecruitment],
    ['£27 to £33 an hour', paths.domiciliary],
    ['£24 to £29 an hour', paths.supportedLiving],
  ]);
});

test('six roles of Non Clinical have their prices by day and at night', async () => {
  await openAt(paths.nonClinical);
  const roles = rowsOf('Six roles: what we ask of each, what an hour costs and how soon someone starts');
  expect(roles.slice(1).map(([name, , day, night, start]) => [name, day, night, start])).toEqual(
    staffFacts.nonClinicalRoles?.map(({ role, day, night, firstShift }) => [
      role,
      `£${day.from} to £${day.to}`,
      `£${night.from} to £${night.to}`,
      firstShift,
    ]),
  );
});

test('Trainings says what happens if someone cancels', async () => {
  await openAt(paths.trainings);
  expect(rowsOf('If plans change')).toContainEqual(['If you cancel', `${courseFacts.terms?.cancelling}.`]);
});

test('buyers print their facts with a button', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  const { user } = await openAt(paths.buyers);
  await user.click(screen.getByRole('button', { name: 'Print this page' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test.each([paths.clinical, paths.nonClinical, paths.facilities, paths.internationalRecruitment])(
  '%s leads buyers to their facts',
  async (address) => {
    await openAt(address);
    expect(within(main()).getAllByRole('link', { name: /facts for buyers/ })[0]).toHaveAttribute(
      'href',
      paths.buyers,
    );
  },
);

test('links of pages for clients land on what they promise', async () => {
  await openAt(paths.clinical);
  const goals = (name: RegExp | string) =>
    within(main())
      .getAllByRole('link', { name })
      .map((link) => link.getAttribute('href'));
  expect(goals('See midwifery vacancies')).toEqual(['/JobsPage?jobTitle=midwife']);
  expect(goals('how we handle complaints')).toEqual(['/AboutUs#complaints']);
  expect(goals('Ask us for staff')).toEqual(['/ContactUs?enquiryType=Health+Care&message=We+need+']);
  expect(goals('Describe your project')).toEqual([
    '/ContactUs?enquiryType=Health+Care&message=Our+project+is+',
  ]);
});

test('the place box knows each area where there is care at home', () => {
  expect(facts.areas?.filter((area) => !isKnownPlace(area))).toEqual([]);
});

test('the example of a rate on About agrees with the rates of staff', () => {
  const cost = staffFacts.nurses?.bands.find(({ name }) => name.startsWith('Band\u00a05'));
  const pay = staffFacts.nursePay?.bands.find(({ name }) => name === 'Band\u00a05');
  expect(facts.staffRate).toMatchObject({ price: cost?.day, pay: pay?.paye.day });
});

test('Carbon says once, beside all three scopes, that 2030 is projected as a total only', async () => {
  await openAt(paths.carbon);
  expect(rowsOf('Emissions in tCO₂e by scope and year').map((row) => row.length)).toEqual([4, 4, 3, 3, 4]);
  expect(screen.getByText('Projected as a total only')).toHaveAttribute('rowspan', '3');
});

test('the FAQs compare PAYE with an umbrella company, holiday pay counted in both', async () => {
  await openAt(paths.faq);
  await userEvent.click(screen.getByRole('button', { name: 'What is an umbrella company?' }));
  expect(rowsOf('What is an umbrella company?')).toEqual([
    ['A week', 'PAYE', 'Umbrella'],
    ['We pay for your hours', '£825', '£975'],
    ['The company’s costs', 'None', '−£136'],
    ['Holiday pay', '+£100', 'Included'],
    ['You earn', '£925', '£839'],
  ]);
});
