/** API keys of outside partners, for administrators. */
export const ofPartners = {
  title: 'Chaves de API de parceiros externos',
  lead: 'Um parceiro externo não pertence a nenhuma organização de ajuda: por exemplo, um jornal ou um órgão de pesca. Os programas dele podem ler o que qualquer pessoa vê aqui. Não podem mudar nada.',
  two: 'Para substituir uma chave, crie outra com o mesmo nome. Encerre a primeira quando o parceiro tiver feito a troca.',
  stopped: 'Parada, porque quem a criou não está mais na administração. Crie outra chave.',
  name: 'Parceiro externo',
  nameHint: 'Um órgão ou uma empresa, não uma pessoa',
  newTitle: 'A nova chave de API',
  newText:
    'Copie agora e entregue ao parceiro de forma segura, não por e-mail. Ela é mostrada uma única vez.',
};
