import { formWords } from '@/forms/formWords';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';

/** Says that the answer is late, with a button to stop waiting for it. Stands in a role=status that is there before. */
export const LateAnswer = ({ onStop }: { onStop: () => void }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, fontWeight: 650 }}>
    <span>{formWords.late}</span>
    <Button variant="outlined" size="small" onClick={onStop}>
      {formWords.stopWaiting}
    </Button>
  </Box>
);
