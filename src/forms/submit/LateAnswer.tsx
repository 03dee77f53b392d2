import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';

const words = {
  late: 'There is no answer yet. We go on waiting; what you typed stays here.',
  stop: 'Stop waiting',
} as const;

type LateAnswerProps = { text?: string; onStop: () => void };

/** Says that the answer is late, with a button to stop waiting for it. */
export const LateAnswer = ({ text = words.late, onStop }: LateAnswerProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, fontWeight: 650 }}>
    <span role="status">{text}</span>
    <Button variant="outlined" size="small" onClick={onStop}>
      {words.stop}
    </Button>
  </Box>
);
