export const reason = 'Motivo';
export const decline = 'Rechazar';
export const declining = 'Rechazando...';
export const decidedMeanwhile = 'Otra persona ya decidió';
