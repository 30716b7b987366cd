export const locationProblems = {
  denied: {
    title: 'Acceso a la ubicación denegado',
    description: 'Permita el acceso a su ubicación para usar el filtro “Cerca de mí”.',
  },
  unsupported: {
    title: 'Este navegador no permite conocer la ubicación.',
    description: 'Escriba un código postal o una localidad.',
  },
  timeout: {
    title: 'Buscar su ubicación tardó demasiado',
    description: 'Vuelva a intentarlo, o escriba un código postal o una localidad.',
  },
  unknown: {
    title: 'No se pudo encontrar su ubicación',
    description: 'Vuelva a intentarlo, o escriba un código postal o una localidad.',
  },
  notLookedUp: { title: 'No se pudo buscar el lugar', description: 'Vuelva a intentarlo.' },
};
export const ownLocation = 'su ubicación';
export const placeNotFound = (name: string) => ({
  title: `No encontramos “${name}”.`,
  description: 'Escriba otro código postal u otra localidad.',
});
export const locationEnabled = (what: 'catches' | 'fishermen') => ({
  title: 'Ubicación activada',
  description: `Se muestran ${{ catches: 'las capturas', fishermen: 'los pescadores' }[what]} a menos de 35 millas de su ubicación.`,
});
