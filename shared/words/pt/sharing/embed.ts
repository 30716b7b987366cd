/** The page that partners embed in their own sites, and the instructions for it. */
export const title = 'Refeições prometidas por pescadores da região';
export const titleNear = (place: string) => `Refeições prometidas perto de ${place}`;
export const none =
  'Nenhuma refeição está prometida aqui neste momento. Novas promessas aparecem quando os barcos chegam.';
export const placeUnknown = 'Não conhecemos este código postal ou cidade.';
/** A message that is shown by itself. */
export const sentence = (message: string) => `${message}.`;
export const checkPlace = 'Confira o lugar depois de “near=” no endereço deste quadro.';
export const photoOf = (species: string) => `Foto de ${species}`;
export const seeAll = 'Ver todas as promessas';
export const shownBy = (site: string) => `De ${site}. Peixe fresco, comunidades alimentadas.`;

export const onYourSite = 'Mostre promessas no seu próprio site';
export const howTo =
  'Copie estas linhas para uma página do seu site e troque 04101 pelo seu código postal. A lista fica sempre atualizada, não usa cookies e não executa scripts.';
export const copy = 'Copiar as linhas';
export const copied = 'Copiado!';
export const copyFailed = {
  title: 'A cópia falhou',
  description: 'Selecione as linhas e copie-as.',
};
export const snippet = (origin: string) =>
  `<iframe src="${origin}/embed/pledges?near=04101" title="${title}" width="100%" height="480" style="border:0" loading="lazy"></iframe>`;
