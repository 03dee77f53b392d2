import Typography from '@mui/material/Typography';
import { home } from '@/content/pages/home';
import { ActionButton } from '@/sections/shared/ActionButton';
import { Actions, Ground, Unbroken, Street, Words } from './hero.styles';
import { skyOf } from './skyOf';
import { useTimeOfDay } from './useTimeOfDay';

const { hero } = home;

/** The street at the visitor's time of day, and what the site is for. */
export function Hero() {
  const time = useTimeOfDay();
  const isDark = time === 'dusk' || time === 'night';
  return (
    <Ground style={time === 'dusk' ? undefined : skyOf[time]} className={isDark ? 'on-night' : undefined}>
      <Words>
        <Typography variant="display" component="h1" tabIndex={-1} sx={{ maxWidth: '8.2em' }}>
          {hero.heading}
        </Typography>
        <Typography
          variant="lead"
          component="p"
          sx={{ mt: 2.5, maxWidth: '22.5em', color: 'var(--on-sky-2)' }}
        >
          {`${hero.lead} `}
          <Unbroken>{hero.promise}</Unbroken>
        </Typography>
        <Actions>
          {hero.actions.map((action, place) => (
            <ActionButton
              key={action.label}
              action={action}
              color={place === 0 ? 'secondary' : 'inherit'}
              variant={place === 0 ? 'contained' : 'outlined'}
            />
          ))}
        </Actions>
      </Words>
      {/* Last, because it hangs on the height of the words, which may still be on their way. */}
      <Street>
        <img src={`/images/street-${time}.svg`} alt="" width={1600} height={520} />
      </Street>
    </Ground>
  );
}
