import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { hoursCopy, MOST_HOURS, payCopy } from '@/content/estimates';
import { staffFacts, type StaffFacts } from '@/content/staffFacts';
import { weekPay, type WeekPay } from '@/lib/weekPay';
import { FieldPair } from '@/ui/field/Field';
import { AppLink } from '@/ui/link/AppLink';
import { Choice, EstimateCard, HoursField, readHours } from './EstimateFields';

/** For nurses: what a week pays by PAYE and through an umbrella company, and whom to ask. */
export const Part = () => (
  <EstimateCard sx={{ mt: 4 }}>
    {staffFacts.nursePay && <Pay {...staffFacts.nursePay} />}
    <p>{payCopy.note}</p>
    {staffFacts.consultant && (
      <p>
        <span>{payCopy.ask(staffFacts.consultant.name, staffFacts.consultant.role)}</span>
        <AppLink to={staffFacts.consultant.telephone.href}>{staffFacts.consultant.telephone.text}</AppLink>
      </p>
    )}
  </EstimateCard>
);

function Pay({ bands, umbrellaDeductions }: NonNullable<StaffFacts['nursePay']>) {
  const [band, setBand] = useState(0);
  const [nights, setNights] = useState(0);
  const [typed, setTyped] = useState('37.5');
  const hours = readHours(typed, MOST_HOURS.work);
  const rates = bands[band];
  const nightShare = payCopy.nightShares[nights]?.share ?? 0;
  return (
    <>
      <FieldPair>
        <Choice
          label={payCopy.band}
          options={bands.map(({ name }) => name)}
          value={band}
          onChange={setBand}
        />
        <Choice
          label={payCopy.nights}
          options={payCopy.nightShares.map(({ label }) => label)}
          value={nights}
          onChange={setNights}
        />
        <HoursField value={typed} most={MOST_HOURS.work} onChange={setTyped} />
      </FieldPair>
      <output>
        {hours && rates ? (
          <SideBySide pay={weekPay(rates, umbrellaDeductions, { hours, nightShare })} />
        ) : (
          <span>{hoursCopy.outside(MOST_HOURS.work)}</span>
        )}
      </output>
    </>
  );
}

const SideBySide = ({ pay }: { pay: WeekPay }) => (
  <Two>
    <div>
      <span>{payCopy.paye}</span>
      <strong>{payCopy.aWeek(pay.paye)}</strong>
      <Typography>{payCopy.payeNote}</Typography>
    </div>
    <div>
      <span>{payCopy.umbrella}</span>
      <strong>{payCopy.aWeek(pay.umbrella)}</strong>
      <Typography>{payCopy.umbrellaNote(pay.paidToUmbrella)}</Typography>
    </div>
  </Two>
);

const Two = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  '& > div': { paddingTop: 16, borderTop: `6px solid ${theme.vars.palette.light[500]}` },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));
