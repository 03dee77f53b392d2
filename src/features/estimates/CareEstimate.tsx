import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { costCopy, hoursCopy, MOST_HOURS, servedCopy } from '@/content/estimates';
import { provider } from '@/content/provider';
import { facts, type ProviderFacts } from '@/content/providerFacts';
import { SelectField } from '@/forms/SelectField';
import { TextField } from '@/forms/TextField';
import { Button } from '@/ui/button/Button';
import { Card } from '@/ui/Card';
import { FieldPair } from '@/ui/field/Field';
import { AppLink } from '@/ui/link/AppLink';
import { boroughsOf } from '@/vacancies/places';

/** For families: what a week of care at home costs, and whether the provider comes to where they live. */
export const CareEstimate = () => (
  <Cards data-needs-script>
    {facts.homeCarePrices && <CareCost prices={facts.homeCarePrices} />}
    {facts.areas && <ServedArea areas={facts.areas} />}
  </Cards>
);

const { dayChoices, times, carerNumbers } = costCopy;
const dayLabels = dayChoices.map(({ label }) => label);
/** As they are at first. */
const choices = { hours: '14', time: times.day, days: dayChoices[0].label, carers: carerNumbers[0] };

type Prices = NonNullable<ProviderFacts['homeCarePrices']>;

function CareCost({ prices }: { prices: Prices }) {
  const form = useForm<Record<keyof typeof choices, string>>({ defaultValues: choices });
  const chosen = useWatch({ control: form.control });
  const time = chosen.time === times.night ? 'night' : 'day';
  const { days } = dayChoices.find(({ label }) => label === chosen.days) ?? dayChoices[0];
  const [weekdays, saturdays, sundays] = days;
  const carers = chosen.carers === carerNumbers[1] ? 2 : 1;
  const most = MOST_HOURS[time] * (weekdays + saturdays + sundays);
  const hours = Number(chosen.hours);
  const liveIn = time === 'day' && carers === 1 ? facts.liveInWeek?.alone : undefined;
  const { saturday, sunday } = facts.dearerTimes ?? { saturday: 0, sunday: 0 };
  const more = (saturdays * saturday + sundays * sunday) / (weekdays + saturdays + sundays) / 100;
  const perWeek = (hourly: number) => Math.round(hourly * hours * carers * (1 + more));
  const { from, to } = prices[time];
  const cost = hours >= 1 && hours <= most && { from: perWeek(from), to: perWeek(to) };
  return (
    <EstimateCard data-screen-only>
      <Typography variant="h3">{costCopy.heading}</Typography>
      <FormProvider {...form}>
        <Three>
          <TextField name="hours" label={hoursCopy.label} type="number" autoComplete="off" />
          <SelectField name="time" label={costCopy.time} options={[times.day, times.night]} />
          {facts.dearerTimes && <SelectField name="days" label={costCopy.days} options={dayLabels} />}
          <SelectField name="carers" label={costCopy.carers} options={carerNumbers} />
        </Three>
      </FormProvider>
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
  const form = useForm({ defaultValues: { place: '' } });
  const [asked, setAsked] = useState<string>();
  const check = (event: FormEvent) => {
    event.preventDefault();
    setAsked(form.getValues('place').trim());
  };
  return (
    <EstimateCard data-screen-only>
      <Typography variant="h3">{servedCopy.heading}</Typography>
      <FormProvider {...form}>
        <Question onSubmit={check}>
          <TextField
            name="place"
            label={servedCopy.label}
            placeholder={servedCopy.placeholder}
            autoComplete="postal-code"
            onTyped={() => setAsked(undefined)}
          />
          <Button type="submit" variant="outlined">
            {servedCopy.check}
          </Button>
        </Question>
      </FormProvider>
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
