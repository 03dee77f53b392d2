import Typography from '@mui/material/Typography';
import { home } from '@/content/pages/home';
import { ActionButton } from '@/sections/shared/ActionButton';
import { ActionsOnSky, KeepTogether, Sky, Street, Text } from './hero.styles';

const { hero } = home;

/** What the site is for, over the street at the visitor's time of day. */
export function Hero() {
  return (
    <Sky className="on-night">
      <Text>
        <Typography variant="display" component="h1" tabIndex={-1} sx={{ maxWidth: '8.2em' }}>
          {hero.heading}
        </Typography>
        <Typography
          variant="lead"
          component="p"
          sx={{ mt: 2.5, maxWidth: '22.5em', color: 'var(--on-sky-2)' }}
        >
          {`${hero.lead} `}
          <KeepTogether>{hero.promise}</KeepTogether>
        </Typography>
        <ActionsOnSky>
          {hero.actions.map((action, index) => (
            <ActionButton
              key={action.label}
              action={action}
              color={index === 0 ? 'secondary' : 'inherit'}
              variant={index === 0 ? 'contained' : 'outlined'}
            />
          ))}
        </ActionsOnSky>
      </Text>
      {/* Last in the HTML: its place depends on the height of the text, which may still be arriving. */}
      <Street />
    </Sky>
  );
}
