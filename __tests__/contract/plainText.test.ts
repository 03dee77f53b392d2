/** @jest-environment node */
import { plainText } from '@/contract/plainText';

test.each([
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['<h3>Duties</h3><ul><li>Days</li><li>Nights</li></ul>Pay', 'Duties\n\n• Days\n• Nights\n\nPay'],
  ['<ul><li>Days<li>Nights</ul>', '• Days\n• Nights'],
  [
    '<ul><li>• One</li><li><span>•</span> Two</li><li><p>Three<br>more</p></li><li></li></ul>',
    '• One\n• Two\n• Three more',
  ],
  ['<ul><li>Days<ul><li>Early</li></ul>and nights</li></ul>', '• Days\n• Early\nand nights'],
  ['One<br>two<BR/><br />three', 'One\ntwo\n\nthree'],
  ['<div>One</div><div><br></div><div>Two</div>', 'One\n\nTwo'],
  ['<div>One</div>\n<div>\n  Two\n  words\n</div>', 'One\nTwo words'],
  [
    '<table><tr><td>Pay</td><td>£20</td></tr><tr><td>Place</td><td>Ealing</td></tr></table>',
    'Pay £20\nPlace Ealing',
  ],
  ['<strong>Duties</strong>\n- Days\n- Nights', 'Duties\n- Days\n- Nights'],
  ['R<b>G</b>N, <a href="https://x.example" title="a > b" style="color:red">band 5</a>', 'RGN, band 5'],
])('the tags of %j make %j', (html, text) => expect(plainText(html)).toBe(text));

test.each([
  ['Health &amp; Safety', 'Health & Safety'],
  ['Pay: &pound;18&nbsp;an&#160;hour', 'Pay: £18 an hour'],
  ['We&rsquo;re, we&#8217;re, we&#x2019;re', 'We’re, we’re, we’re'],
  ['&amp;lt;b&amp;gt; and &lt;b&gt;', '&lt;b&gt; and <b>'],
  ['A&E, R&D; &unknown; policies&regulations&nbsp;', 'A&E, R&D; &unknown; policies&regulations'],
])('the entities of %j are decoded once, to %j', (html, text) => expect(plainText(html)).toBe(text));

test.each([
  'One<script>alert("<p>two</p>")</script>',
  '<style>p { color: red }</style>One',
  '<html><head><title>Two</title></head><body>One</body></html>',
  '<!-- two -->One<!--[if gte mso 9]><xml><w:Two>2</w:Two></xml><![endif]-->',
  '<o:p>&nbsp;</o:p>One<svg><text>two</text></svg>',
  '<p>One<script>never closed',
])('of %j only "One" is a text', (html) => expect(plainText(html)).toBe('One'));

test.each([
  'BMI < 30 and age > 18',
  'pay <£20',
  'staff <forty, and <p',
  'Ask Jane <jane@trust.example> or </jane@trust.example>',
  'Dear <Trust name>,\n\n  you  are <3\u00A0\n',
  'A&E, R&D; Q&A',
  '',
])('%j holds no markup and stays as it is', (text) => expect(plainText(text)).toBe(text));

test('beside markup, what only resembles a tag stays', () => {
  expect(plainText('<p>BMI <30, jane <jane@trust.example></p><p>A&E</p>')).toBe(
    'BMI <30, jane <jane@trust.example>\n\nA&E',
  );
});
