/** @jest-environment node */
import { meetsPasswordRules, passwordRules } from '@/contract/password';

const failing = (password: string) =>
  passwordRules.flatMap((rule, index) => (rule.isMet(password) ? [] : [index]));

describe('the password rules', () => {
  it('are the four lines of the panel', () => {
    expect(passwordRules.map(({ line }) => line)).toEqual([
      'At least 8 characters—the longer, the better.',
      'A mixture of both uppercase and lowercase letters.',
      'A mixture of letters and numbers.',
      'Inclusion of at least one special character, e.g., ! @ # ?',
    ]);
  });

  it.each([
    ['', [0, 1, 2, 3]],
    ['Lante1!', [0]],
    ['lantern1!', [1]],
    ['LANTERN1!', [1]],
    ['Lanterns!', [2]],
    ['Lantern1$', [3]],
    ['Lantern1', [3]],
    ['12345678', [1, 2, 3]],
  ])('refuse %j by the rules %j', (password, rules) => {
    expect(failing(password)).toEqual(rules);
    expect(meetsPasswordRules(password)).toBe(false);
  });

  it.each(['Lantern1!', 'Lantern1@', 'Lantern1#', 'Lantern1?', 'Lan tern1#§'])('accept %j', (password) => {
    expect(meetsPasswordRules(password)).toBe(true);
  });
});
