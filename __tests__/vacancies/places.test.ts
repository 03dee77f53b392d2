/** @jest-environment node */
import { nearestPlaces } from '@/vacancies/nearestPlaces';
import { boroughsOf, distanceTo, findPlaces, readPlace } from '@/vacancies/places';
import { makeJob } from '@test/fixtures';
import { districts } from '@/vacancies/districts';

const stated = [
  'Whitechapel, London E1',
  'Stratford, London E15',
  'Homerton, London E9',
  'Hampstead, London NW3',
  'Holborn, London WC1',
  'Wimbledon, London SW19',
  'Tooting, London SW17',
  'Paddington, London W2',
  'Vauxhall, London SW8',
  'Southwark, London SE1',
  'Lewisham, London SE13',
  'St Albans, Hertfordshire AL1',
  'Ashford, Kent',
  'Hackney',
  'Lower Slaughter',
];
const find = (sought: string) =>
  [...findPlaces(stated.map(readPlace), sought)].map((text) => text.split(',')[0]);

test.each([
  ['a name, in any case', 'whiteCHAPEL', ['Whitechapel']],
  ['a borough', 'Camden', ['Hampstead', 'Holborn']],
  ['a borough in full', 'London Borough of Camden', ['Hampstead', 'Holborn']],
  ['a borough, and none of which its name is a part', 'Merton', ['Wimbledon']],
  ['a borough by its short name', 'Herts', ['St Albans']],
  ['a place that no vacancy names', 'Elephant & Castle', ['Southwark']],
  ['a hospital', "St George's", ['Tooting']],
  ['a part of London', 'north west london', ['Hampstead']],
  ['a part of London by its letters', 'NW London', ['Hampstead']],
  [
    'a part of London with a vacancy that names a borough only',
    'east london',
    ['Whitechapel', 'Stratford', 'Homerton', 'Hackney'],
  ],
  [
    'a fare zone',
    'Zone 2',
    ['Whitechapel', 'Stratford', 'Homerton', 'Hampstead', 'Vauxhall', 'Lewisham', 'Hackney'],
  ],
  ['two places with a slash between them', 'Holborn/Tooting', ['Holborn', 'Tooting']],
  ['two districts with a slash between them', 'E1/SE13', ['Whitechapel', 'Lewisham']],
  ['one place while the second is still to be typed', 'Holborn &', ['Holborn']],
  ['a name before its county', 'Wimbledon, Surrey', ['Wimbledon']],
  ['a name before its part of London', 'hackney east london', ['Homerton', 'Hackney']],
  ['a name before its borough', 'homerton hackney', ['Homerton']],
  ['no place at all', 'near me', []],
  ['a name before its city and country', 'near Tooting, London, UK', ['Tooting']],
  ['a postcode before its name', 'SE13 6LH Lewisham', ['Lewisham']],
  ['a district', 'E1', ['Whitechapel']],
  ['a district with a blank', 'SE 13', ['Lewisham']],
  ['a district in the centre', 'W1', []],
  ['a district after its city', 'London SE1', ['Southwark']],
  ['the letters of districts', 'SW', ['Wimbledon', 'Tooting', 'Vauxhall']],
  ['a whole postcode', 'SE1 7EH', ['Southwark']],
  ['a whole postcode without the blank', 'e11bb', ['Whitechapel']],
  ['a postcode with a letter after its district', 'WC1N 3JH', ['Holborn']],
  ['a postcode that is begun', 'SW17 0', ['Tooting']],
  ['a place as a vacancy states it', 'Tooting, London SW17', ['Tooting']],
  ['Saint for St', 'saint albans', ['St Albans']],
  ['a dot after St', 'St. Albans', ['St Albans']],
  ['a name that is begun', 'camd', ['Hampstead', 'Holborn']],
  ['a part of a name, as words', 'chapel', ['Whitechapel']],
  ['a letter wrong', 'Wimbeldon', ['Wimbledon']],
  ['a letter missing, in a place that the table lacks', 'Lower Slaugter', ['Lower Slaughter']],
  ['a borough with a letter too many', 'Camdenn', ['Hampstead', 'Holborn']],
  [
    'the city',
    'Londn',
    stated
      .slice(0, 11)
      .concat('Hackney')
      .map((text) => text.split(',')[0]),
  ],
  ['a county, and no place of the same name elsewhere', 'Kent', ['Ashford']],
  ['a county that is history', 'Middlesex', []],
  ['a road', 'Old Kent Road', ['Southwark']],
  ['a station', 'Paddington station', ['Paddington']],
  ['a part of a place', 'Tooting High Street', ['Tooting']],
  ['nothing for a typo in a short name', 'Bwo', []],
  ['nothing elsewhere', 'Manchester', []],
  ['several places', 'Wimbledon and Tooting', ['Wimbledon', 'Tooting']],
  ['two places with a comma between them', 'Wimbledon, Tooting', ['Wimbledon', 'Tooting']],
  ['two boroughs with a postcode district in common', 'Lewisham, Greenwich', ['Lewisham']],
  ['a place or a postcode', 'wimbledon or E1 1BB', ['Wimbledon', 'Whitechapel']],
  ['one place with "and" in its name', 'Kensington and Chelsea', []],
  ['some miles around a place', 'within 2 miles of Tooting', ['Tooting', 'Wimbledon']],
  ['some kilometres around a place', 'within 3 km of Tooting', ['Tooting', 'Wimbledon']],
  ['some miles after their place', 'Tooting 2 miles', ['Tooting', 'Wimbledon']],
  ['some miles around a postcode', '2 miles from E15', ['Stratford', 'Homerton']],
  [
    'whole miles, as distances are told',
    '3 miles from E15',
    ['Stratford', 'Whitechapel', 'Homerton', 'Hackney'],
  ],
])('the place box takes %s', (_, sought, expected) => {
  expect(find(sought)).toEqual(expected);
});

test('a place is as far away with its city or county as without', () => {
  const far = (sought: string) => distanceTo(sought)(readPlace('Brixton, London SW2'));
  expect(['Croydon, London', 'Croydon london', 'Croydon, Surrey', 'CR0 1NX'].map(far)).toEqual(
    Array(4).fill(far('Croydon')),
  );
});

test('a vacancy that names a borough alone is in no district for certain', () => {
  expect(find('E8')).toEqual([]);
  expect(find('Hackney')).toEqual(['Homerton', 'Hackney']);
});

test('the nearest places come with the number of vacancies that their names find', () => {
  const jobs = stated.map((location, id) => makeJob({ id: String(id), location }));
  const near = (sought: string) => nearestPlaces(stated.map(readPlace), jobs, sought).near;
  expect(near('Clapham').map(({ name }) => name)).toEqual(['Vauxhall', 'Tooting', 'Southwark']);
  expect(near('W1A 1AA')).toEqual([
    { name: 'Holborn', count: 1 },
    { name: 'Paddington', count: 1 },
    { name: 'Vauxhall', count: 1 },
  ]);
  expect(near('Reading')[0]).toEqual({ name: 'Wimbledon', count: 1 });
  expect(near('Gatwick Airport')).not.toEqual([]);
  expect(near('Essex')).not.toEqual([]);
  // A district that the table lacks is near those with its letters.
  expect(near('E19').map(({ name }) => name)).toContain('Homerton');
  const inTooting = jobs.filter(({ location }) => location?.startsWith('Tooting'));
  expect(nearestPlaces(stated.map(readPlace), [...inTooting, ...inTooting], 'Clapham').near).toEqual([
    { name: 'Tooting', count: 2 },
  ]);
  // One vacancy is offered once, although its district lies in two boroughs.
  const inTwo = makeJob({ location: 'Islington, London N1' });
  const boroughs = ['Islington', 'Hackney', 'Islington, London N1'].map(readPlace);
  expect(nearestPlaces(boroughs, [inTwo], 'Camden').near).toEqual([{ name: 'Islington', count: 1 }]);
});

test('of a place that is not known, those with most vacancies are named', () => {
  const jobs = ['Hackney', 'Ashford, Kent', 'Ashford, Kent'].map((location) => makeJob({ location }));
  expect(nearestPlaces(stated.map(readPlace), jobs, 'Manchester')).toEqual({
    isKnown: false,
    near: [
      { name: 'Ashford', count: 2 },
      { name: 'Hackney', count: 1 },
    ],
  });
});

test.each([
  ['Camden', ['Camden']],
  ['Brent', ['Brent']],
  ['e2', ['Tower Hamlets', 'Hackney']],
  // At its edges too; a borough lies in itself alone.
  ['SW17 0QT', ['Wandsworth', 'Merton']],
  ['Wandsworth', ['Wandsworth']],
  ['Nowhere at all', []],
  ['', []],
])('%j lies in %j', (text, boroughs) => {
  expect(boroughsOf(text)).toEqual(boroughs);
});

test('every edge of a district is a borough that has districts of its own', () => {
  const all = districts.flatMap(({ boroughs }) => boroughs);
  for (const { boroughs, edges } of districts)
    for (const edge of edges) {
      expect(boroughs).not.toContain(edge);
      expect(all).toContain(edge);
    }
});

test('one letter of a borough may be wrong', () => {
  expect(boroughsOf('Camdn')).toContain('Camden');
});
