import { Heart, Search, X } from 'lucide-react';
import { signInCopy } from '@/content/accounts';
import { privacyNotices } from '@/content/forms';
import { home } from '@/content/pages/home';
import { AppDialog } from '@/ui/AppDialog';
import { IconButton } from '@/ui/button/IconButton';
import { Button } from '@/ui/button/Button';
import { Card } from '@/ui/Card';
import { ContactCard } from '@/ui/ContactCard';
import { Expandable } from '@/ui/Expandable';
import { Checkbox } from '@/ui/field/Checkbox';
import { Field, FieldPair } from '@/ui/field/Field';
import { Select } from '@/ui/field/Select';
import { FormNotice } from '@/ui/FormNotice';
import { FramedImage } from '@/ui/FramedImage';
import { Icon } from '@/ui/Icon';
import { AppLink, linkProps, TextLink } from '@/ui/link/AppLink';
import { StandaloneLink } from '@/ui/link/StandaloneLink';
import { AccountPage } from '@/ui/page/AccountPage';
import { DiscoverBand } from '@/ui/sky/DiscoverBand';
import { Spinner } from '@/ui/Spinner';
import { notify } from '@/ui/toast/notify';
import { After, type Pieces } from './scene';

const nothing = () => undefined;
const sizes = ['medium', 'small'] as const;
const long = 'A long text that is wider than a telephone, so that it stands in several lines there.';

const buttons = (variant: 'contained' | 'outlined' | 'text', color?: 'secondary' | 'inherit') =>
  sizes.map((size) => (
    <div key={size}>
      <Button {...{ variant, color, size }}>Send</Button>{' '}
      <Button {...{ variant, color, size }} disabled>
        Sent
      </Button>{' '}
      <Button {...{ variant, color, size }} aria-busy>
        <Spinner />
        <span>Sending…</span>
      </Button>
    </div>
  ));

const field = (isInvalid: boolean, value: string) => (
  <Field data-invalid={isInvalid}>
    <label htmlFor={`field-${value}-${isInvalid}`}>
      Name<span> (optional)</span>
    </label>
    <div data-frame>
      <Icon icon={Search} size={20} />
      <input id={`field-${value}-${isInvalid}`} defaultValue={value} placeholder="Your name" />
    </div>
    {isInvalid && <p data-error>Tell us your name.</p>}
    <p>As your friends say it.</p>
  </Field>
);

const dialog = { title: 'Your receipt', isOpen: true, onClose: nothing, children: <p>{long}</p> };

export const ui: Pieces = {
  AccountPage: { 'with a form': <AccountPage copy={signInCopy}>The form</AccountPage> },
  AppDialog: {
    large: <AppDialog {...dialog} subtitle="Registered Nurse" />,
    small: <AppDialog {...dialog} size="small" />,
    'longer than the screen': (
      <AppDialog {...dialog}>
        {Array.from({ length: 16 }, (_, line) => (
          <p key={line}>{long}</p>
        ))}
      </AppDialog>
    ),
  },
  AppLink: {
    page: <AppLink to="/jobs">Careers</AppLink>,
    'new tab': (
      <AppLink to="https://www.nhs.uk" newTab>
        The NHS
      </AppLink>
    ),
    'in text': (
      <p>
        <span>Ring </span>
        <TextLink to="tel:1">020 7946 0000</TextLink>
      </p>
    ),
  },
  Button: {
    contained: buttons('contained'),
    outlined: buttons('outlined'),
    text: buttons('text'),
    'on night': (
      <DiscoverBand hasStreet={false} heading={null}>
        {buttons('contained', 'secondary')}
      </DiscoverBand>
    ),
    'on night, inherit': (
      <DiscoverBand hasStreet={false} heading={null}>
        {buttons('outlined', 'inherit')}
      </DiscoverBand>
    ),
    'full width': <Button fullWidth>{long}</Button>,
    link: <Button {...linkProps('/jobs')}>Careers</Button>,
  },
  Card: { 'with text': <Card sx={{ p: 3 }}>{long}</Card> },
  Checkbox: {
    blank: <Checkbox label="Remember me" />,
    ticked: <Checkbox label={long} defaultChecked />,
    disabled: <Checkbox label="Remember me" disabled />,
  },
  ContactCard: {
    email: (
      <ContactCard
        kind="email"
        title="Write"
        text={long}
        link={{ label: 'mail@example.com', to: 'mailto:mail@example.com' }}
      />
    ),
    phone: (
      <ContactCard
        kind="phone"
        title="Ring"
        text="At any hour"
        link={{ label: '020 7946 0000', to: 'tel:1' }}
      />
    ),
    directions: (
      <ContactCard
        kind="directions"
        title="Visit"
        text="By day"
        link={{ label: 'Map', to: 'https://example.com', newTab: true }}
      />
    ),
  },
  DiscoverBand: {
    street: (
      <DiscoverBand hasStreet heading={<h1>Discover</h1>}>
        {long}
      </DiscoverBand>
    ),
    'without a street': (
      <DiscoverBand hasStreet={false} heading={<h2>Discover</h2>}>
        {long}
      </DiscoverBand>
    ),
  },
  Expandable: {
    closed: (
      <Expandable heading="May I work nights?" isOpen={false} onToggle={nothing}>
        {long}
      </Expandable>
    ),
    open: (
      <Expandable heading="May I work nights?" isOpen onToggle={nothing}>
        {long}
      </Expandable>
    ),
  },
  Field: {
    blank: field(false, ''),
    filled: field(false, 'Ada'),
    invalid: field(true, ''),
    pair: (
      <FieldPair>
        {field(false, 'A')}
        {field(true, 'B')}
      </FieldPair>
    ),
  },
  FormNotice: { account: <FormNotice text={privacyNotices.account} link={privacyNotices.link} /> },
  FramedImage: {
    own: <FramedImage {...home.contact.picture} />,
    cropped: <FramedImage {...home.contact.picture} ratio="4/5" />,
  },
  IconButton: {
    plain: (
      <IconButton aria-label="Close">
        <Icon icon={X} />
      </IconButton>
    ),
    pressed: (
      <IconButton aria-label="Save" aria-pressed>
        <Icon icon={Heart} />
      </IconButton>
    ),
    disabled: (
      <IconButton aria-label="Close" disabled>
        <Icon icon={X} />
      </IconButton>
    ),
  },
  Select: {
    enabled: (
      <Field>
        <Select>
          <option>Nursing</option>
        </Select>
      </Field>
    ),
    disabled: (
      <Field>
        <Select disabled>
          <option>Nursing</option>
        </Select>
      </Field>
    ),
  },
  Spinner: { turning: <Spinner /> },
  StandaloneLink: { page: <StandaloneLink to="/jobs">Careers</StandaloneLink> },
  Toaster: {
    success: <After act={() => notify.success('Your application has been sent.')}>{long}</After>,
    failure: <After act={() => notify.failure(long)}>{long}</After>,
    undoable: <After act={() => notify.undoable('The form is cleared.', nothing)}>{long}</After>,
  },
};
