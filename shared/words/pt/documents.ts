/** Documents that are also files. */
export const downloadPdf = 'Baixar PDF';
export const missingLetters =
  'Um ponto de interrogação pode estar no lugar de uma letra que este arquivo não consegue mostrar.';
