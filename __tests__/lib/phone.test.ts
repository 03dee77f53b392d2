import { acceptPhone } from '@/lib/phone';

const accept = (typed: string) => acceptPhone('+44', typed, 13);

describe('a change of a phone field', () => {
  it.each([
    ['+447700900123', '+447700900123'],
    ['4477009001234', '4477009001234'],
    ['+44 7700 900123', '+447700900123'],
    ['+44 (7700) 900-123', '+447700900123'],
    ['0044 7700.900.123', '+447700900123'],
    ['+44\u00a07700\u2011900\u2013123', '+447700900123'],
    ['+', '+'],
    ['0', '0'],
    ['', ''],
  ])('to %j is taken as %j', (typed, held) => {
    expect(accept(typed)).toBe(held);
  });

  it.each(['+4477009001234', '44770090012345', '+44a', '44+', '++44', '+44/7', '٠١٢', '+44;'])(
    'to %j is ignored',
    (typed) => {
      expect(accept(typed)).toBe('+44');
    },
  );
});
