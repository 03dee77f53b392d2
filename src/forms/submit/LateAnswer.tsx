import { formWords } from '@/forms/formWords';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';

type LateAnswerProps = { text?: string; onStop: () => void };

/** Says that the answer is late, with a button to stop waiting for it. Stands in a role=status that is there before. */
export const LateAnswer = ({ text = formWords.late, onStop }: LateAnswerProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, fontWeight: 650 }}>
    <span>{text}</span>
    <Button variant="outlined" size="small" onClick={onStop}>
      {formWords.stopWaiting}
    </Button>
  </Box>
);
