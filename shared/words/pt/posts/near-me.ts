export const locationProblems = {
  denied: {
    title: 'Acesso à localização negado',
    description: 'Permita o acesso à sua localização para usar o filtro Perto de mim.',
  },
  unsupported: {
    title: 'Este navegador não permite saber a localização.',
    description: 'Escreva um código postal ou uma cidade.',
  },
  timeout: {
    title: 'Procurar sua localização demorou demais',
    description: 'Tente de novo, ou escreva um código postal ou uma cidade.',
  },
  unknown: {
    title: 'Não foi possível encontrar sua localização',
    description: 'Tente de novo, ou escreva um código postal ou uma cidade.',
  },
  notLookedUp: { title: 'Não foi possível procurar o lugar', description: 'Tente de novo.' },
};
export const ownLocation = 'sua localização';
export const placeNotFound = (name: string) => ({
  title: `Não encontramos “${name}”.`,
  description: 'Escreva outro código postal ou outra cidade.',
});
export const locationEnabled = (what: 'catches' | 'fishermen') => ({
  title: 'Localização ativada',
  description: `Mostrando ${what === 'catches' ? 'capturas' : 'pescadores'} a até 35 milhas de onde você está.`,
});
