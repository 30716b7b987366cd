export const reason = 'Motivo';
export const decline = 'Recusar';
export const declining = 'Recusando...';
export const decidedMeanwhile = 'Outra pessoa já decidiu';
