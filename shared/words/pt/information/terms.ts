export const pageTitle = 'Termos';
export const title = 'Termos de uso';
export const lead = 'Leia as regras para publicar, comprar e reservar peixe neste site.';

export const seeQuestions = 'Perguntas e respostas';
export const writeToUs = 'Escreva para nós';

interface TermsSection {
  title: string;
  text?: string;
  points?: readonly string[];
}

/** @param hours how long fresh fish is offered */
export const sections = (hours: number): readonly TermsSection[] => [
  {
    title: 'O que é este site',
    text: 'O Creel é um quadro de avisos. Os pescadores oferecem ou prometem sua própria captura; compradores e grupos de ajuda tratam diretamente com eles. Nós não somos parte de uma venda, não recebemos dinheiro nem comissão.',
  },
  {
    title: 'Se você publica',
    points: [
      'Publique só peixe que você pescou ou que pode vender legalmente, e cumpra as regras da sua licença e das suas águas.',
      'Diga a verdade sobre o que é, quando foi pescado e como foi conservado.',
      `O peixe fresco tem no máximo ${hours} horas quando é publicado, e não é oferecido por mais tempo do que isso.`,
      'Uma promessa é um compromisso: guarde as refeições para o grupo que as reservou até que tenha passado a hora combinada.',
      'Use suas próprias fotos.',
    ],
  },
  {
    title: 'Se você compra ou retira',
    points: [
      'Combine preço, lugar e hora com o pescador, e cumpra o combinado.',
      'Olhe o peixe antes de levá-lo. Mantenha-o frio no caminho para casa.',
      'As refeições prometidas são servidas de graça.',
    ],
  },
  {
    title: 'Segurança dos alimentos',
    text: 'O que o site verifica sobre espécie, gelo e idade do peixe segue orientações públicas. É uma ajuda, não um conselho jurídico nem médico, e não substitui as regras do seu departamento de saúde.',
  },
  {
    title: 'Conduta',
    text: 'Nada de insultos, de spam, nem de ofertas falsas. As publicações que violam estas regras são ocultadas, e as contas que continuam a violá-las são suspensas.',
  },
];
