import { screen } from '@testing-library/react';
import { paths } from '@/lib/paths';
import { openAt } from '@test/layout';

test('families work out a week by keyboard: hours, days, day or night, one carer or two', async () => {
  const { user } = await openAt(paths.domiciliary);
  expect(await screen.findByText('£419 to £512 a week')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('On which days'), 'Every day, with a bank holiday');
  expect(screen.getByText('£446 to £545 a week')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('On which days'), 'Weekends');
  expect(screen.getByText('£520 to £635 a week')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('On which days'), 'Monday to Friday');
  expect(screen.getByText('£378 to £462 a week')).toBeInTheDocument();
  const hours = screen.getByLabelText('Hours a week');
  await user.clear(hours);
  expect(screen.getByText('Enter hours from 1 to 75.')).toBeInTheDocument();
  await user.type(hours, '60');
  expect(screen.getByText('Live-in care may cost less: £1,400 to £1,900 a week.')).toBeInTheDocument();
  await user.clear(hours);
  await user.type(hours, '10');
  expect(screen.queryByText(/^Live-in care may cost less/)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('When'), 'At night');
  expect(
    screen.getByText(/^With a carer who stays awake\. One who sleeps in.* £95 to £120 a night\.$/),
  ).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Carers at a time'), 'Two');
  expect(screen.getByText('£640 to £780 a week').closest('output')).toBeInTheDocument();
});

test('whoever asks about a place is told whether carers come there; the answer goes as soon as the place is edited', async () => {
  const { user } = await openAt(paths.domiciliary);
  const box = await screen.findByLabelText('Postcode or place');
  for (const [place, answer] of [
    ['Camden', 'Yes, we come to Camden.'],
    ['SE15 4AA', 'Yes, we come to Southwark and Lewisham.'],
    [
      'Norbury',
      /^It may lie in Lambeth and Wandsworth, where we come, or in Croydon and Merton, where we do not/,
    ],
    ['Greater London', /^That covers many boroughs. Type your postcode/],
    ['Ealing', /^Not yet in Ealing. To ask when, ring/],
    ['NW6', /^It may lie in Camden and Westminster, where we come, or in Brent, where we do not come yet\./],
    ['Atlantis', /^We do not know that place/],
  ] as const) {
    await user.type(box, `${place}{Enter}`);
    expect(screen.getByText(answer)).toBeInTheDocument();
    await user.clear(box);
    expect(screen.queryByText(answer)).not.toBeInTheDocument();
  }
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('Enter a postcode or a place.')).toBeInTheDocument();
});
