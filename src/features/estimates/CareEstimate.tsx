import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { costCopy, hoursCopy, MOST_HOURS, servedCopy } from '@/content/estimates';
import { provider } from '@/content/provider';
import { facts, type ProviderFacts } from '@/content/providerFacts';
import { Button } from '@/ui/button/Button';
import { Card } from '@/ui/Card';
import { Field, FieldPair } from '@/ui/field/Field';
import { Select } from '@/ui/field/Select';
import { AppLink } from '@/ui/link/AppLink';
import { printHidden } from '@/ui/print';
import { boroughsOf } from '@/vacancies/places';

/** For families: what a week of care at home costs, and whether the provider comes to where they live. */
export const CareEstimate = () => (
  <Cards data-needs-script>
    {facts.homeCarePrices && <CareCost prices={facts.homeCarePrices} />}
    {facts.areas && <ServedArea areas={facts.areas} />}
  </Cards>
);

const times = ['day', 'night'] as const;

type Prices = NonNullable<ProviderFacts['homeCarePrices']>;

function CareCost({ prices }: { prices: Prices }) {
  const [typed, setTyped] = useState('14');
  const [timeIndex, setTimeIndex] = useState(0);
  const [carers, setCarers] = useState(0);
  const [daysIndex, setDaysIndex] = useState(0);
  const time = times[timeIndex] ?? 'day';
  const [weekdays, saturdays, sundays] = (costCopy.dayChoices[daysIndex] ?? costCopy.dayChoices[0]).days;
  const most = MOST_HOURS[time] * (weekdays + saturdays + sundays);
  const hours = Number(typed);
  const liveIn = time === 'day' && carers === 0 ? facts.liveInWeek?.alone : undefined;
  const { saturday, sunday } = facts.dearerTimes ?? { saturday: 0, sunday: 0 };
  const more = (saturdays * saturday + sundays * sunday) / (weekdays + saturdays + sundays) / 100;
  const perWeek = (hourly: number) => Math.round(hourly * hours * (carers + 1) * (1 + more));
  const { from, to } = prices[time];
  const cost = hours >= 1 && hours <= most && { from: perWeek(from), to: perWeek(to) };
  return (
    <EstimateCard>
      <Typography variant="h3">{costCopy.heading}</Typography>
      <Three>
        <Labelled label={hoursCopy.label}>
          {(id) => (
            <div data-frame>
              <input
                {...{ id, type: 'number', min: 1, max: most, step: 'any', value: typed }}
                onChange={({ target }) => setTyped(target.value)}
              />
            </div>
          )}
        </Labelled>
        <Choice
          label={costCopy.time}
          options={times.map((each) => costCopy.times[each])}
          value={timeIndex}
          onChange={setTimeIndex}
        />
        {facts.dearerTimes && (
          <Choice
            label={costCopy.days}
            options={costCopy.dayChoices.map(({ label }) => label)}
            value={daysIndex}
            onChange={setDaysIndex}
          />
        )}
        <Choice label={costCopy.carers} options={costCopy.carerNumbers} value={carers} onChange={setCarers} />
      </Three>
      <output>
        {cost ? <strong>{costCopy.result(cost)}</strong> : <span>{hoursCopy.outside(most)}</span>}
        {time === 'night' && <small>{costCopy.sleepIn(prices.sleepIn)}</small>}
        {liveIn && cost && cost.from > liveIn.from && <small>{costCopy.liveIn(liveIn)}</small>}
      </output>
      <p>{costCopy.note}</p>
    </EstimateCard>
  );
}

function ServedArea({ areas }: { areas: readonly string[] }) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string>();
  const check = (event: FormEvent) => {
    event.preventDefault();
    setAsked(typed.trim());
  };
  return (
    <EstimateCard>
      <Typography variant="h3">{servedCopy.heading}</Typography>
      <Question onSubmit={check}>
        <Labelled label={servedCopy.label}>
          {(id) => (
            <div data-frame>
              <input
                id={id}
                value={typed}
                placeholder={servedCopy.placeholder}
                autoComplete="postal-code"
                onChange={({ target }) => {
                  setTyped(target.value);
                  setAsked(undefined);
                }}
              />
            </div>
          )}
        </Labelled>
        <Button type="submit" variant="outlined">
          {servedCopy.check}
        </Button>
      </Question>
      <output>{asked !== undefined && <Answer place={asked} areas={areas} />}</output>
      <p>{servedCopy.help}</p>
    </EstimateCard>
  );
}

function Answer({ place, areas }: { place: string; areas: readonly string[] }) {
  if (!place) return <span>{servedCopy.empty}</span>;
  const around = boroughsOf(place);
  const served = around.filter((borough) => areas.includes(borough));
  const others = around.filter((borough) => !areas.includes(borough));
  if (served.length > 0 && others.length === 0) return <span>{servedCopy.yes(served)}</span>;
  return (
    <span>
      {notQuite(served, others)}
      <AppLink to={provider.telephone.href}>{provider.telephone.text}</AppLink>.
    </span>
  );
}

/** A reply names no more boroughs than a reader takes in. */
const MOST_BOROUGHS = 4;

/** Leads to the telephone number. */
function notQuite(served: readonly string[], others: readonly string[]): string {
  if (served.length + others.length > MOST_BOROUGHS) return servedCopy.tooWide;
  if (served.length > 0) return servedCopy.partly(served, others);
  return others.length > 0 ? servedCopy.no(others) : servedCopy.unknown;
}

type LabelledProps = { label: string; children: (id: string) => ReactNode };

function Labelled({ label, children }: LabelledProps) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </Field>
  );
}

type ChoiceProps = {
  label: string;
  options: readonly string[];
  value: number;
  onChange: (index: number) => void;
};

/** One of several, by its index. */
const Choice = ({ label, options, value, onChange }: ChoiceProps) => (
  <Labelled label={label}>
    {(id) => (
      <Select id={id} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {options.map((option, index) => (
          <option key={option} value={index}>
            {option}
          </option>
        ))}
      </Select>
    )}
  </Labelled>
);

/** A card with an estimate. Nothing in it is sent anywhere. */
const EstimateCard = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 28,
  padding: 20,
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& output': {
    display: 'block',
    fontWeight: 650,
    '& strong': { ...theme.typography.h3, display: 'block' },
    '& small': { ...theme.typography.body1, display: 'block', marginTop: 8 },
  },
  [theme.breakpoints.up('md')]: { padding: 32 },
  ...printHidden,
}));

const Question = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'end',
  '& > div': { flex: '1 1 11rem' },
  '& > button': { minHeight: 56 },
});

/** In one row from where each has room for its label. */
const Three = styled(FieldPair)({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
});

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  marginTop: 32,
  [theme.breakpoints.between('tablet', 'md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))' },
}));
