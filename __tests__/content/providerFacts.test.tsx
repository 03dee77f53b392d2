import { screen, within } from '@testing-library/react';
import { company, provider } from '@/content/provider';
import { hours } from '@/content/providerDetails';
import { facts } from '@/content/providerFacts';
import { isKnownPlace } from '@/features/jobs/search/places';
import { paths } from '@/lib/paths';
import { openAt } from '@test/layout';

test('the footer says how the company is registered, and where its office is', async () => {
  await openAt(paths.domiciliary);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    `${company?.name}, registered in ${company?.registeredIn}, company number ${company?.number}. Registered office: ${company?.office}.`,
  );
});

test('Domiciliary Care says where and when there is care, what an hour costs, and how the regulator rates it', async () => {
  await openAt(paths.domiciliary);
  const rows = within(screen.getByRole('table', { name: 'Where, when and for how much' }));
  expect(rows.getAllByRole('row').map((row) => row.textContent)).toEqual([
    `Where we come${facts.areas?.join(', ')}`,
    `Office${hours.office}`,
    'One carer by day£27 to £33 an hour',
    'One carer at night£32 to £39 an hour',
  ]);
  expect(screen.getByRole('link', { name: /^Good \(sample\)/ })).toHaveAttribute(
    'href',
    provider.regulator.url,
  );
});

test('the place box knows each area where there is care at home', () => {
  expect(facts.areas?.filter((area) => !isKnownPlace(area))).toEqual([]);
});
