import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { courseFacts } from '@/content/courseFacts';
import { provider } from '@/content/provider';
import { facts } from '@/content/providerFacts';
import { staffFacts } from '@/content/staffFacts';
import { MESSAGE_LENGTH } from '@/contract/limits';
import { datedSamples } from '@server/vacancies/sampleDates';
import { boroughsOf, isKnownPlace } from '@/vacancies/places';
import { paths } from '@/lib/paths';
import { main, openAt } from '@test/layout';

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

test.each([paths.domiciliary, paths.supportedLiving, paths.about])(
  '%s has the regulator’s rating with its date and a link, and the footer how the company is registered',
  async (address) => {
    await openAt(address);
    expect(screen.getByRole('link', { name: /^Good \(sample\)/ })).toHaveAttribute(
      'href',
      provider.regulator.url,
    );
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      'Lindenway Care Ltd, company 00000000, registered in England and Wales at the office above.',
    );
    expect(main()).toHaveTextContent(/Good \(sample\).*, 2 June 2026/);
  },
);

test('each coming course of Trainings has a link that begins the enquiry', async () => {
  await openAt(paths.trainings);
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

test('buyers see what each service costs, the price leads to its page, and a button prints the facts', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  const { user } = await openAt(paths.buyers);
  const rates = within(screen.getByRole('table', { name: 'Guide rates' })).getAllByRole('link');
  expect(
    rates.map((link) => [link.textContent.replaceAll('\u00a0', ' '), link.getAttribute('href')]),
  ).toEqual([
    ['£22 to £47 an hour', paths.clinical],
    ['£17 to £60 an hour', paths.nonClinical],
    ['£18 to £27 an hour', paths.facilities],
    ['£2,500 to £11,000 a person', paths.internationalRecruitment],
    ['£27 to £33 an hour', paths.domiciliary],
    ['£24 to £29 an hour', paths.supportedLiving],
  ]);
  await user.click(screen.getByRole('button', { name: 'Print this page' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('the place box knows each area where there is care at home', () => {
  expect([...(facts.areas ?? []), ...(facts.startingIn ?? [])].filter((area) => !isKnownPlace(area))).toEqual(
    [],
  );
});

test('vacancies for care at home and supported living lie where the provider comes, or is about to', () => {
  const reached = [...(facts.areas ?? []), ...(facts.startingIn ?? [])];
  const elsewhere = datedSamples(0).filter(
    ({ Sector, location = '' }) =>
      ['Domiciliary care', 'Supported living'].includes(Sector) &&
      !boroughsOf(location).some((borough) => reached.includes(borough)),
  );
  expect(elsewhere.map(({ location }) => location)).toEqual([]);
});

test('no course has more places left than its group', () => {
  const group = Number(/\d+/.exec(courseFacts.terms?.group ?? '')?.[0]);
  expect(group).toBeGreaterThan(0);
  expect(courseFacts.courses?.filter(({ next }) => (next?.left ?? 0) > group)).toEqual([]);
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
